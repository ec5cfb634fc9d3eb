/** The site in space: ground, cards, girders, rivets and workers; what glows, and what could be built there. */
import { LinearSRGBColorSpace, Scene, Vector3, WebGLRenderer } from "three";
import { Frames } from "../../three/frames";
import { paint } from "../../three/paint";
import type { Size } from "../face";
import { daylightOf } from "./daylight";
import { type Edges, Eye, type Watched } from "./eye";
import { ground, shadow } from "./ground";
import { Journeys } from "./journeys";
import { cellOf } from "./lattice";
import { type Paints, paints } from "./paints";
import type { Ghost, Mark } from "./pieces";
import type { Pose, Poses } from "./poses";
import { Ruler } from "./ruler";
import { NO_CUT, NO_LEVEL, shared, shine } from "./shading";
import { Sharpness } from "./sharpness";
import { Stock } from "./stock";
import { type Viewpoint, across, cutAlong } from "./turntable";
import type { Point, Standing } from "./view";
import type { Standee } from "./viewing";

export interface Picture {
  cards: Standing[];
  workers: Standee[];
  marks: Mark[];
  ghost: Ghost | null;
  /** What hands have moved out of the lattice. */
  poses: Poses;
  /** What is seen through whatever is before it, by its number among the poses. */
  through: readonly number[];
  /** Everything above this height fades. */
  level: number | null;
  /** The building is cut open so far from its middle. */
  section: number | null;
}

const FROM_ABOVE = 1.2; // radians, from which on heights cannot be read off a ruler
const SHARPEST = 2; // device pixels per pixel
const RESTING = 300; // milliseconds after the last motion

export class SiteScene {
  readonly #renderer: WebGLRenderer;
  readonly #sharpness = new Sharpness();
  readonly #scene = new Scene();
  readonly #shared = shared();
  readonly #frames = new Frames(() => this.#draw());
  readonly #eye = new Eye(this.#frames);
  readonly #stock: Stock;
  readonly #grid = ground();
  readonly #shadow = shadow(this.#shared);
  readonly #ruler = new Ruler();
  #paints: Paints = paints();
  #drawn = false;
  #shown: Picture | null = null;
  /** Where everything is while it moves: as a film shows it, or as a hand holds it. */
  #poses: Poses | null = null;
  /** The cards for which the light was reckoned. */
  #lighted = "";
  /** Runs while the site is turned by hand, or something on it moves. */
  #rest: ReturnType<typeof setTimeout> | undefined;
  readonly #journeys = new Journeys(this.#frames, () => this.#light());
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
    this.#renderer.debug.checkShaderErrors = false; // asking would wait for the graphics card
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#stock = new Stock(this.#scene, this.#shared, this.#journeys);
    this.#scene.add(this.#shadow, this.#grid, this.#ruler.lines);
    this.canvas.addEventListener("webglcontextrestored", this.#again);
    this.recolour();
  }

  readonly #again = (): void => this.#frames.request();

  /** The theme has changed. */
  recolour(): void {
    this.#paints = paints();
    for (const name of ["ink", "grass", "web", "amber", "dusk"] as const)
      this.#shared[name].value.copy(this.#paints[name]);
    for (const { material } of [this.#grid, this.#ruler.lines]) material.color.copy(paint("ink"));
    this.#frames.request();
  }

  /** `far`: somebody else did it, and pieces come from afar; `seen`: it was seen how they came there. */
  show(picture: Picture, moving: boolean, { far = false, seen = false } = {}): void {
    const before = this.#shown;
    this.#shown = picture;
    const follow = before !== null && moving;
    if (follow && !seen) this.#journeys.follow(before, picture, far);
    this.#shared.level.value = picture.level ?? NO_LEVEL;
    this.#eye.frame(picture.cards, picture.marks.flatMap(sought), follow, picture.poses);
    this.#ruler.reach(this.#eye.extent.height);
    if (!follow || seen || picture.cards.length <= before.cards.length) this.#light();
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

  /** Show everything where it is for a moment; nothing: where the picture has it. */
  pose(poses: Poses | null): void {
    if (poses !== null) this.#stir();
    this.#poses = poses;
    this.#frames.request();
  }

  /** Where somebody or something is that hands have moved. */
  poseOf(number: number): Pose | null {
    return (this.#poses ?? this.#shown?.poses)?.get(number) ?? null;
  }

  /** Do something in every picture for as long as it says that it goes on; it is told the time. */
  run(step: (now: number) => boolean): void {
    this.#frames.run(step);
  }

  /** Two directions that lie flat on the screen, to the right and up, as long as a unit at a point of the site. */
  flat(at: Point): { right: Point; up: Point; pixels: number } | null {
    const [right, up] = across(this.viewpoint);
    const [here, there] = [this.onCanvas(at), this.onCanvas([at[0] + right[0], at[1] + right[1], at[2] + right[2]])];
    return here && there && { right, up, pixels: Math.hypot(there.x - here.x, there.y - here.y) };
  }

  get viewpoint(): Viewpoint {
    return this.#eye.from;
  }

  get height(): number {
    return this.#eye.extent.height;
  }

  look(from: Viewpoint): void {
    this.#eye.look(from);
    this.#frames.request();
    this.#stir();
  }

  /** Something moves; a moment after the last time everything is at rest. */
  #stir(): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = undefined;
      this.#frames.request();
    }, RESTING);
  }

  walk(to: Viewpoint, moving: boolean): void {
    this.#eye.look(this.viewpoint);
    this.#eye.walk(to, moving);
    this.#frames.request();
  }

  /** Go to where something is being done, or back to where one was. */
  attend(at: Point | null): void {
    this.#eye.attend(at);
    this.#frames.request();
  }

  /** Go where something is seen best. */
  watch(watched: Watched): void {
    this.#eye.watch(watched);
    this.#frames.request();
  }

  /** Whatever still moves has arrived. */
  skip(): void {
    this.#frames.hasten();
  }

  resize(edges: Edges, moving: boolean): void {
    this.#eye.edges = edges;
    this.#eye.resize(this.#measured, moving && this.#shown !== null);
    this.#frames.request();
  }

  /** Where a height is told: at the ruler, as long as that can be read. */
  atRuler(height: number): Point | null {
    const [x, y] = this.#eye.beside;
    return this.viewpoint.above > FROM_ABOVE ? null : [x, y, height];
  }

  get fromAbove(): boolean {
    return this.viewpoint.above > FROM_ABOVE;
  }

  /** Whether there is a picture already: before that nothing is anywhere. */
  get drawn(): boolean {
    return this.#drawn;
  }

  /** Where a point of the site is on the canvas, in pixels; nothing when the section has cut it off. */
  onCanvas([x, y, z]: Point): { x: number; y: number; depth: number } | null {
    const { x: a, y: b, z: c, w } = this.#shared.cut.value;
    if (a * x + b * y + c * z > w) return null;
    const at = new Vector3(x, y, z).project(this.#eye.camera);
    const { width, height } = this.#measured;
    return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height, depth: at.z };
  }

  dispose(): void {
    clearTimeout(this.#rest);
    this.#frames.stop();
    this.canvas.removeEventListener("webglcontextrestored", this.#again);
    this.#stock.forget();
    for (const { geometry, material } of [this.#grid, this.#shadow])
      [geometry, material].forEach((each) => each.dispose());
    this.#ruler.forget();
    this.#shared.daylight.value.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  // --- Light ---

  /** Shadows lie as the cards stand, from the moment on at which these have arrived. */
  #light(): void {
    const cards = this.#shown?.cards ?? [];
    const key = cards.map(({ slot }) => slot).join(" ");
    if (key === this.#lighted) return;
    this.#lighted = key;
    shine(this.#shared, daylightOf(cards));
  }

  // --- Drawing ---

  #draw(): void {
    const { width: clientWidth, height: clientHeight } = this.#measured;
    if (this.#shown === null || clientWidth === 0 || clientHeight === 0) return;
    const moves = this.#rest !== undefined;
    const sharpness = this.#sharpness.next(Math.min(SHARPEST, devicePixelRatio), moves, this.#frames);
    const [width, height] = [Math.round(clientWidth * sharpness), Math.round(clientHeight * sharpness)];
    if (this.canvas.width !== width || this.canvas.height !== height) this.#renderer.setSize(width, height, false);
    this.#aim();
    this.#cutOpen(this.#shown.section);
    this.#furnish(this.#shown);
    this.#renderer.render(this.#scene, this.#eye.camera);
    this.#drawn = true;
    this.canvas.dataset["frames"] = String(this.#frames.drawn + 1);
    this.onDrawn();
  }

  get #measured(): Size {
    return this.size ?? { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  #aim(): void {
    if (this.size) this.#eye.resize(this.size, false);
    this.#eye.aim();
    const [x, y] = this.#eye.beside;
    this.#ruler.lines.position.set(x, y, 0);
    this.#ruler.lines.rotation.set(0, 0, this.viewpoint.around);
    this.#ruler.lines.visible = !this.fromAbove && this.size === undefined;
  }

  /** The section turns with the eye: it always opens the side that is looked at. */
  #cutOpen(section: number | null): void {
    if (section === null) return void this.#shared.cut.value.copy(NO_CUT);
    const { axis, sign } = cutAlong(this.viewpoint);
    const middle = this.#eye.extent.middle[axis === "x" ? 0 : 1];
    this.#shared.cut.value.set(
      axis === "x" ? sign : 0,
      axis === "y" ? sign : 0,
      0,
      sign * Math.round(middle) - section + 0.4,
    );
  }

  #furnish(picture: Picture): void {
    this.#stock.furnish(picture, this.#poses ?? picture.poses, {
      from: this.viewpoint,
      extent: this.#eye.extent,
      eye: this.#eye.camera.position,
      level: this.#shared.level.value,
      paints: this.#paints,
    });
  }
}

/** The middle of a slot has to be in sight, and all of a cell. */
function sought(mark: Mark): Point[] {
  if ("place" in mark) return [[mark.place.x, mark.place.y, mark.place.z]];
  const { x, y, z } = cellOf(mark.cell);
  return [0, 1].flatMap((east) => [0, 1].map((north): Point => [x + east, y + north, z]));
}
