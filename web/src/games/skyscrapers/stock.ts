/** All that is drawn on the site, each kind of thing in one go. */
import type { BufferGeometry, Scene, Vector3 } from "three";
import { Batch, Glow, Layer } from "./batch";
import { nameOf } from "./doings";
import type { Journeys } from "./journeys";
import type { Paints } from "./paints";
import { STILL, blotOf, figureOf, imagined, marked, pieceOf, posed, seenFrom } from "./pieces";
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

export class Stock {
  readonly #cards: Batch;
  readonly #decks: Batch;
  readonly #girders: Batch;
  readonly #rivets: Batch;
  readonly #workers: Batch[];
  readonly #glow: Glow;
  readonly #blots: Layer;

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
  }

  furnish(picture: Picture, poses: Poses, sight: Sight): void {
    this.#build(picture, poses, sight);
    this.#people(picture.workers, poses, sight);
    this.#glow.fill(picture.marks.map((mark) => marked(mark, sight.paints)));
  }

  #build({ cards, ghost }: Picture, poses: Poses, { from, extent, eye, level, paints }: Sight): void {
    const pieces = cards.map((card, number) => {
      const piece = pieceOf(card, paints, seenFrom(from, extent, card), this.journeys.away.get(card.slot));
      return posed(piece, card, poses.get(number));
    });
    if (ghost !== null) pieces.push(posed(imagined(ghost, paints), ghost, poses.get(GHOST)));
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

  #people(workers: Standee[], poses: Poses, { eye, level, paints }: Sight): void {
    const everybody = [...workers, ...this.journeys.falling.values()];
    const away = (worker: Standee) => this.journeys.away.get(nameOf(worker)) ?? STILL;
    const pose = (worker: Standee) => poses.get(numberOf(worker));
    const figure = (worker: Standee) => figureOf(worker, everybody, paints, away(worker), pose(worker));
    this.#workers.forEach((batch, seat) =>
      batch.fill(everybody.filter((worker) => worker.seat === seat).map(figure), eye, level),
    );
    const standing = workers.filter((worker) => stands(pose(worker)));
    this.#blots.fill(standing.map((worker) => blotOf(worker, workers, paints, away(worker), pose(worker))));
  }

  forget(): void {
    const things = [this.#cards, this.#decks, this.#girders, this.#rivets, ...this.#workers, this.#glow, this.#blots];
    things.forEach((thing) => thing.forget());
  }
}

/** Whoever tumbles has no shadow under the feet. */
const stands = (pose: Pose | undefined) =>
  pose === undefined || 1 - 2 * (pose.turn[1] ** 2 + pose.turn[2] ** 2) > UPRIGHT;
