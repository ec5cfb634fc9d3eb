/** All that is drawn on the site, each kind of thing in one go. */
import type { BufferGeometry, Scene, Vector3 } from "three";
import { Batch, Glow, Layer } from "./batch";
import { nameOf } from "./doings";
import type { Journeys } from "./journeys";
import type { Paints } from "./paints";
import { type Piece, STILL, blotOf, figureOf, imagined, marked, pieceOf, posed, seenFrom } from "./pieces";
import { GHOST, type Pose, type Poses, numberOf } from "./poses";
import type { Picture } from "./scene";
import { type Shared, material } from "./shading";
import * as shapes from "./shapes";
import type { Extent, Viewpoint } from "./turntable";
import { SEATS } from "./view";
import type { Standee } from "./viewing";

/** How it is looked at. */
export interface Sight {
  from: Viewpoint;
  extent: Extent;
  eye: Vector3;
  /** The height above which things fade. */
  level: number;
  paints: Paints;
}

const UPRIGHT = 0.9;
const VEIL = 5; // after everything else

export class Stock {
  readonly #cards: Batch;
  readonly #decks: Batch;
  readonly #girders: Batch;
  readonly #rivets: Batch;
  readonly #workers: Batch[];
  readonly #glow: Glow;
  readonly #blots: Layer;
  /** What is seen through whatever is before it: beams, plates and people. */
  readonly #veils: { girders: Layer; cards: Layer; decks: Layer; workers: Layer[] };

  constructor(
    scene: Scene,
    shared: Shared,
    private readonly journeys: Journeys,
  ) {
    const batch = (geometry: BufferGeometry, body: "slab" | "girder" | "figure", order: number) =>
      new Batch(scene, geometry, material(body, shared), material(body, shared, { faded: true }), order);
    this.#cards = batch(shapes.card(), "slab", 1);
    this.#decks = batch(shapes.deck(), "slab", 1);
    this.#girders = batch(shapes.girder(), "girder", 2);
    this.#rivets = batch(shapes.rivet(), "figure", 2);
    this.#workers = Array.from({ length: SEATS }, (_, seat) => batch(shapes.worker(seat), "figure", 2));
    const hidden = material("mark", shared, { hidden: true });
    this.#glow = new Glow(scene, shapes.mark(), material("mark", shared), hidden, 3);
    this.#blots = new Layer(shapes.mark(), material("blot", shared), 1, scene);
    const veil = (geometry: BufferGeometry, body: "slab" | "girder" | "figure") =>
      new Layer(geometry, material(body, shared, { veiled: true }), VEIL, scene);
    this.#veils = {
      girders: veil(shapes.girder(), "girder"),
      cards: veil(shapes.card(), "slab"),
      decks: veil(shapes.deck(), "slab"),
      workers: Array.from({ length: SEATS }, (_, seat) => veil(shapes.worker(seat), "figure")),
    };
  }

  furnish(picture: Picture, poses: Poses, sight: Sight): void {
    this.#build(picture, poses, sight);
    this.#people(picture, poses, sight);
    this.#glow.fill(picture.marks.map((mark) => marked(mark, sight.paints)));
  }

  #build({ cards, ghost, through }: Picture, poses: Poses, { from, extent, eye, level, paints }: Sight): void {
    const pieces = cards.map((card, number) => {
      const piece = pieceOf(card, paints, seenFrom(from, extent, card), this.journeys.away.get(card.slot));
      return posed(piece, card, poses.get(number));
    });
    const held = ghost && posed(imagined(ghost, paints), ghost, poses.get(GHOST));
    this.#veil(
      pieces.filter((_, number) => through.includes(number)),
      held && through.includes(GHOST) ? held : null,
    );
    if (held !== null) pieces.push(held);
    const [decks, slabs] = [pieces.filter(({ isDeck }) => isDeck), pieces.filter(({ isDeck }) => !isDeck)];
    const fill = (batch: Batch, items: Parameters<Batch["fill"]>[0]) => batch.fill(items, eye, level);
    fill(
      this.#cards,
      slabs.map(({ item }) => item),
    );
    fill(
      this.#decks,
      decks.map(({ item }) => item),
    );
    fill(
      this.#girders,
      pieces.flatMap(({ bars }) => bars),
    );
    fill(
      this.#rivets,
      pieces.flatMap(({ rivet }) => rivet),
    );
  }

  /** Of cards that stand the beams, of the one in the hand all of it. */
  #veil(pieces: Piece[], held: Piece | null): void {
    const slab = (isDeck: boolean) => (held?.isDeck === isDeck ? [held.item] : []);
    this.#veils.girders.fill([...pieces, ...(held ? [held] : [])].flatMap(({ bars }) => bars));
    this.#veils.cards.fill(slab(false));
    this.#veils.decks.fill(slab(true));
  }

  #people({ workers, through }: Picture, poses: Poses, { eye, level, paints }: Sight): void {
    const everybody = [...workers, ...this.journeys.falling.values()];
    const away = (worker: Standee) => this.journeys.away.get(nameOf(worker)) ?? STILL;
    const pose = (worker: Standee) => poses.get(numberOf(worker));
    const figure = (worker: Standee) => figureOf(worker, everybody, paints, away(worker), pose(worker));
    this.#workers.forEach((batch, seat) => {
      const ours = everybody.filter((worker) => worker.seat === seat);
      batch.fill(ours.map(figure), eye, level);
      this.#veils.workers[seat]?.fill(ours.filter((worker) => through.includes(numberOf(worker))).map(figure));
    });
    const standing = workers.filter((worker) => stands(pose(worker)));
    this.#blots.fill(standing.map((worker) => blotOf(worker, workers, paints, away(worker), pose(worker))));
  }

  forget(): void {
    const things = [this.#cards, this.#decks, this.#girders, this.#rivets, ...this.#workers, this.#glow, this.#blots];
    things.forEach((thing) => thing.forget());
    const { girders, cards, decks, workers } = this.#veils;
    for (const veil of [girders, cards, decks, ...workers]) {
      [veil.geometry, veil.material].forEach((thing) => thing.dispose());
      veil.forget();
    }
  }
}

/** Whoever tumbles has no shadow under the feet. */
const stands = (pose: Pose | undefined) =>
  pose === undefined || 1 - 2 * (pose.turn[1] ** 2 + pose.turn[2] ** 2) > UPRIGHT;
