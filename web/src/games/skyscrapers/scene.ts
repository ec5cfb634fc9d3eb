/** The site in space: ground, cards, girders, rivets and workers; what glows, and what could be built there. */
import { type BufferGeometry, LinearSRGBColorSpace, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from "three";
import type { Size } from "../face";
import { Frames } from "../../three/frames";
import { paint } from "../../three/paint";
import { Batch, Glow } from "./batch";
import { ground } from "./ground";
import { cellOf } from "./lattice";
import { type Paints, paints } from "./paints";
import { type Ghost, type Mark, figureOf, imagined, marked, pieceOf, seenFrom } from "./pieces";
import { NO_CUT, NO_LEVEL, material, shared } from "./shading";
import * as shapes from "./shapes";
import { type Extent, START, type Viewpoint, between, cutAlong, distanceTo, extentOf, towards } from "./turntable";
import { type Point, SEATS, type Standing } from "./view";
import type { Standee } from "./viewing";

export interface Picture {
  cards: Standing[];
  workers: Standee[];
  marks: Mark[];
  ghost: Ghost | null;
  /** Everything above this height fades. */
  level: number | null;
  /** The building is cut open so far from its middle. */
  section: number | null;
}

const FIELD = 26; // degrees
const ROOM = 1.06; // air around the building
const GLIDE = 380; // milliseconds
const WALK = 320;
const SHARPEST = 2; // device pixels per pixel
const SLOW = 30; // milliseconds a picture
const HURRIED = 0.6; // of the sharpness
const RESTING = 180; // milliseconds after the last turn

export class SiteScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 0.5, 120);
  readonly #shared = shared();
  readonly #frames = new Frames(() => this.#draw());
  readonly #cards: Batch;
  readonly #decks: Batch;
  readonly #girders: Batch;
  readonly #rivets: Batch;
  readonly #workers: Batch[];
  readonly #glow: Glow;
  readonly #grid = ground();
  #paints: Paints = paints();
  #shown: Picture | null = null;
  #from: Viewpoint = START;
  #extent: Extent = extentOf([]);
  /** Runs while the site is turned by hand. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** How far pieces still are from where they belong. */
  readonly #offsets = new Map<string, Vector3>();
  /** Called after each picture. */
  onDrawn: () => void = () => undefined;

  /** Throws where there is no WebGL. Smooth edges are costly where no graphics card helps. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    antialias: boolean,
    /** Of a canvas that is not on the page. */
    readonly size?: Size,
  ) {
    this.#renderer = new WebGLRenderer({ canvas, antialias, alpha: true });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#camera.up.set(0, 0, 1);
    const batch = (geometry: BufferGeometry, body: "slab" | "girder" | "figure", order: number) =>
      new Batch(
        this.#scene,
        geometry,
        material(body, this.#shared),
        material(body, this.#shared, { faded: true }),
        order,
      );
    this.#cards = batch(shapes.card(), "slab", 1);
    this.#decks = batch(shapes.deck(), "slab", 1);
    this.#girders = batch(shapes.girder(), "girder", 2);
    this.#rivets = batch(shapes.rivet(), "figure", 2);
    this.#workers = Array.from({ length: SEATS }, (_, seat) => batch(shapes.worker(seat), "figure", 2));
    this.#glow = new Glow(
      this.#scene,
      shapes.mark(),
      material("mark", this.#shared),
      material("mark", this.#shared, { hidden: true }),
      3,
    );
    this.#scene.add(this.#grid);
    this.canvas.addEventListener("webglcontextrestored", this.#again);
    this.recolour();
  }

  readonly #again = (): void => this.#frames.request();

  /** The theme has changed. */
  recolour(): void {
    this.#paints = paints();
    const { ink, grass, web, amber } = this.#paints;
    for (const [uniform, colour] of [
      ["ink", ink],
      ["grass", grass],
      ["web", web],
      ["amber", amber],
    ] as const)
      this.#shared[uniform].value.copy(colour);
    this.#grid.material.color.copy(paint("ink"));
    this.#frames.request();
  }

  show(picture: Picture, moving: boolean): void {
    const before = this.#shown;
    this.#shown = picture;
    if (before !== null && moving) this.#follow(before, picture);
    this.#shared.level.value = picture.level ?? NO_LEVEL;
    this.#centre(extentOf(picture.cards), moving && before !== null);
    this.#frames.request();
  }

  /** Draws at once and hands out what was drawn: a canvas in space forgets its picture as soon as the page is drawn. */
  still(picture: Picture): HTMLCanvasElement {
    this.show(picture, false);
    this.#draw();
    const copy = Object.assign(document.createElement("canvas"), {
      width: this.canvas.width,
      height: this.canvas.height,
    });
    copy.getContext("2d")?.drawImage(this.canvas, 0, 0);
    return copy;
  }

  get viewpoint(): Viewpoint {
    return this.#from;
  }

  get height(): number {
    return this.#extent.height;
  }

  look(from: Viewpoint): void {
    this.#from = from;
    this.#frames.request();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#frames.request();
    }, RESTING);
  }

  walk(to: Viewpoint, moving: boolean): void {
    const from = this.#from;
    if (moving) this.#frames.during(WALK, (part) => (this.#from = between(from, to, part)));
    else this.look(to);
  }

  resize(): void {
    this.#frames.request();
  }

  /** Where a point of the site is on the canvas, in pixels; nothing when the section has cut it off. */
  onCanvas([x, y, z]: Point): { x: number; y: number; depth: number } | null {
    const { x: a, y: b, z: c, w } = this.#shared.cut.value;
    if (a * x + b * y + c * z > w) return null;
    const at = new Vector3(x, y, z).project(this.#camera);
    return {
      x: ((at.x + 1) / 2) * this.canvas.clientWidth,
      y: ((1 - at.y) / 2) * this.canvas.clientHeight,
      depth: at.z,
    };
  }

  dispose(): void {
    clearTimeout(this.#rest);
    this.#frames.stop();
    this.canvas.removeEventListener("webglcontextrestored", this.#again);
    for (const batch of [this.#cards, this.#decks, this.#girders, this.#rivets, ...this.#workers, this.#glow])
      batch.forget();
    this.#grid.geometry.dispose();
    this.#grid.material.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  // --- What moves ---

  /** New cards slide into their slots, workers hop to their cells. */
  #follow(before: Picture, now: Picture): void {
    const known = new Set(before.cards.map(({ slot }) => slot));
    for (const card of now.cards) {
      const on = card.on === null ? undefined : now.cards[card.on];
      if (!known.has(card.slot) && on)
        this.#arrive(card.slot, new Vector3(card.x - on.x, card.y - on.y, card.z - on.z).multiplyScalar(2.2), 0);
    }
    const stood = new Map(before.workers.map((worker) => [keyOf(worker), worker.cell]));
    for (const worker of now.workers) {
      const from = stood.get(keyOf(worker));
      if (from !== worker.cell)
        this.#arrive(keyOf(worker), from === undefined ? new Vector3(0, 0, 2.5) : step(worker.cell, from), 0.8);
    }
  }

  #arrive(key: string, offset: Vector3, hop: number): void {
    const held = offset.clone();
    this.#offsets.set(key, held);
    this.#frames.during(GLIDE, (part) => {
      held.copy(offset).multiplyScalar((1 - part) ** 2);
      held.z += hop * 4 * part * (1 - part);
      if (part >= 1) this.#offsets.delete(key);
    });
  }

  #centre(goal: Extent, moving: boolean): void {
    const from = this.#extent;
    const mix = (one: number, other: number, part: number) => one + (other - one) * part;
    const arrive = (part: number) => {
      const middle = from.middle.map((each, axis) => mix(each, goal.middle[axis] as number, part)) as Point;
      this.#extent = { middle, radius: mix(from.radius, goal.radius, part), height: goal.height };
    };
    if (JSON.stringify(from) === JSON.stringify(goal)) return;
    if (moving) this.#frames.during(GLIDE, arrive);
    else arrive(1);
  }

  // --- Drawing ---

  #draw(): void {
    const { width: clientWidth, height: clientHeight } = this.#measured;
    if (this.#shown === null || clientWidth === 0 || clientHeight === 0) return;
    const sharpness = Math.min(SHARPEST, devicePixelRatio) * (this.#hurried ? HURRIED : 1);
    const [width, height] = [Math.round(clientWidth * sharpness), Math.round(clientHeight * sharpness)];
    if (this.canvas.width !== width || this.canvas.height !== height) this.#renderer.setSize(width, height, false);
    this.#aim(clientWidth / clientHeight);
    this.#cutOpen(this.#shown.section);
    this.#furnish(this.#shown);
    this.#renderer.render(this.#scene, this.#camera);
    this.canvas.dataset["frames"] = String(this.#frames.drawn + 1);
    this.onDrawn();
  }

  get #measured(): Size {
    return this.size ?? { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  /** A machine that cannot keep up draws more coarsely while the site turns. */
  get #hurried(): boolean {
    return this.#rest !== undefined && this.#frames.pace > SLOW;
  }

  #aim(aspect: number): void {
    const { middle } = this.#extent;
    const high = Math.tan((FIELD * Math.PI) / 360) / ROOM;
    const far = distanceTo(this.#extent, this.#from, high, high * aspect) / this.#from.zoom;
    const target = new Vector3(middle[0], middle[1], middle[2] + this.#from.climb);
    this.#camera.aspect = aspect;
    this.#camera.position.copy(target).addScaledVector(new Vector3(...towards(this.#from)), far);
    this.#camera.lookAt(target);
    this.#camera.updateProjectionMatrix();
    this.#camera.updateMatrixWorld();
  }

  /** The section turns with the eye: it always opens the side that is looked at. */
  #cutOpen(section: number | null): void {
    if (section === null) return void this.#shared.cut.value.copy(NO_CUT);
    const { axis, sign } = cutAlong(this.#from);
    const middle = this.#extent.middle[axis === "x" ? 0 : 1];
    this.#shared.cut.value.set(
      axis === "x" ? sign : 0,
      axis === "y" ? sign : 0,
      0,
      sign * Math.round(middle) - section + 0.4,
    );
  }

  #furnish({ cards, workers, marks, ghost }: Picture): void {
    const [eye, level] = [this.#camera.position, this.#shared.level.value];
    const standing = cards.map((card) =>
      pieceOf(card, this.#paints, seenFrom(this.#from, this.#extent, card), this.#offsets.get(card.slot)),
    );
    const pieces = ghost === null ? standing : [...standing, imagined(ghost, this.#paints)];
    const figure = (worker: Standee) => figureOf(worker, workers, this.#paints, this.#offsets.get(keyOf(worker)));
    this.#cards.fill(
      pieces.filter(({ isDeck }) => !isDeck).map(({ item }) => item),
      eye,
      level,
    );
    this.#decks.fill(
      pieces.filter(({ isDeck }) => isDeck).map(({ item }) => item),
      eye,
      level,
    );
    this.#girders.fill(
      pieces.flatMap(({ bars }) => bars),
      eye,
      level,
    );
    this.#rivets.fill(
      pieces.flatMap(({ rivet }) => rivet),
      eye,
      level,
    );
    this.#workers.forEach((batch, seat) =>
      batch.fill(workers.filter((worker) => worker.seat === seat).map(figure), eye, level),
    );
    this.#glow.fill(marks.map((mark) => marked(mark, this.#paints)));
  }
}

const keyOf = ({ seat, worker }: { seat: number; worker: number }) => `${String(seat)}-${String(worker)}`;

function step(to: string, from: string): Vector3 {
  const [a, b] = [cellOf(to), cellOf(from)];
  return new Vector3(b.x - a.x, b.y - a.y, b.z - a.z);
}
