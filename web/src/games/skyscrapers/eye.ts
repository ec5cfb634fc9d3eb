/** The eye that looks at the site: it frames the building, goes to what is being done, and never jumps. */
import { PerspectiveCamera, Vector3 } from "three";
import type { Frames } from "../../three/frames";
import type { Size } from "../face";
import { AS_BUILT, type Poses } from "./poses";
import { cornersOf, roomAround, surroundingsOf } from "./surroundings";
import {
  type Extent,
  type Framing,
  type Lens,
  START,
  type Viewpoint,
  across,
  between,
  dot,
  extentOf,
  facing,
  framed,
  nearer,
  nearestTo,
  towards,
} from "./turntable";
import type { Place, Point } from "./view";

/** Pixels along the edges of the picture that the building leaves free. */
export interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is to be looked at, and from where. */
export interface Watched {
  room: Point[];
  from: Viewpoint;
}

const EASE = 420; // milliseconds
const WALK = 360;
const STROLL = 800; // of a walk round the building
const LENGTH = 1.6; // of the lens, in breadths of the picture
const [SHORTEST, LONGEST] = [700, 1900]; // pixels
const GROWN = 1.5; // times as high: then it is another window, and not a bar that has come or gone
const NO_EDGES: Edges = { left: 12, right: 12, top: 12, bottom: 12 };
const STILL: Framing = { far: 0, right: 0, up: 0 };

export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 0.5, 200);
  from: Viewpoint = START;
  extent: Extent = extentOf([]);
  edges: Edges = NO_EDGES;
  #corners: Point[] = [];
  /** All that has to be in sight. */
  #sought: Point[] = surroundingsOf([]);
  /** The room in which something is being done. */
  #room: Point[] | null = null;
  /** Where one looked from before something was done elsewhere. */
  #own: Viewpoint | null = null;
  #size: Size = { width: 0, height: 0 };
  /** The height for which the building is framed: of bars that come and go the largest is reckoned with. */
  #calm = 0;
  /** How far the eye still is from where it should be. */
  #lag: Framing = STILL;
  #easing = 0;
  #walking = 0;

  constructor(private readonly frames: Frames) {
    this.camera.up.set(0, 0, 1);
  }

  frame(places: Place[], extra: Point[], moving: boolean, poses: Poses = AS_BUILT): void {
    this.#ease(() => {
      this.extent = extentOf(places);
      this.#corners = cornersOf(places);
      this.#sought = [...surroundingsOf(places, poses), ...extra];
    }, moving);
  }

  resize(size: Size, moving: boolean): void {
    const another = size.width !== this.#size.width || size.height > GROWN * this.#calm;
    this.#size = size;
    const calm = another ? size.height : Math.min(this.#calm, size.height);
    this.#ease(() => (this.#calm = calm), moving && !another);
  }

  look(from: Viewpoint): void {
    [this.from, this.#own] = [from, null];
    this.#walking += 1;
    if (this.#room !== null) this.#ease(() => (this.#room = null), true);
  }

  walk(to: Viewpoint, moving: boolean, time = WALK, arrived: () => void = () => undefined): void {
    const [from, walk] = [this.from, ++this.#walking];
    if (!moving) this.from = to;
    else
      this.frames.during(time, (part) => {
        if (walk !== this.#walking) return;
        this.from = between(from, to, part);
        if (part === 1) arrived();
      });
  }

  /** Go to where something is being done; nowhere: back to where one was. */
  attend(at: Point | null): void {
    if (at === null) this.#comeBack();
    else {
      this.#own ??= this.from;
      this.#ease(() => (this.#room = roomAround(at)), true);
      this.walk({ ...facing(this.from, this.extent, at), zoom: 1, climb: 0 }, true);
    }
  }

  /** Go where all of a room is seen, from there. */
  watch({ room, from }: Watched): void {
    this.#own ??= this.from;
    this.#ease(() => (this.#room = room), true, STROLL);
    this.walk(nearestTo(this.from, { ...from, zoom: 1, climb: 0 }), true, STROLL);
  }

  /** Whoever is called away on the way back comes back to the same place later. */
  #comeBack(): void {
    const own = this.#own;
    if (this.#room !== null) this.#ease(() => (this.#room = null), true);
    if (own !== null) this.walk(nearestTo(this.from, own), true, WALK, () => (this.#own = null));
  }

  /** Whatever changes, the picture goes on from where it was. */
  #ease(change: () => void, moving: boolean, time = EASE): void {
    const before = this.#framing();
    change();
    this.#lag = STILL;
    const [after, easing] = [this.#framing(), ++this.#easing];
    const behind = less(before, after);
    if (!moving || Math.max(...Object.values(behind).map(Math.abs)) < 0.001) return;
    this.frames.during(time, (part) => {
      if (easing === this.#easing) this.#lag = times(behind, (1 - part) ** 3);
    });
  }

  #framing(): Framing {
    const { height, width } = this.#size;
    if (width === 0 || height === 0) return STILL;
    const [lens, points] = [this.#lens, this.#room ?? this.#sought];
    const middle = dot(this.extent.middle, towards(this.from));
    return plus(nearer(framed(points, this.from, lens), middle, this.from.zoom, lens), this.#lag);
  }

  get #lens(): Lens {
    const { width, height } = this.#size;
    const length = Math.min(LONGEST, Math.max(SHORTEST, width * LENGTH));
    const part = (pixels: number, of: number) => Math.min(0.8, (2 * pixels) / of);
    return {
      broad: width / 2 / length,
      high: height / 2 / length,
      free: {
        left: part(this.edges.left, width) - 1,
        right: 1 - part(this.edges.right, width),
        top: 1 - part(this.edges.top, height),
        bottom: Math.min(-0.1, part(this.edges.bottom + height - this.#calm, height) - 1),
      },
    };
  }

  /** Look there; through a window without a size nothing is seen, and the eye stays as it is. */
  aim(): void {
    if (this.#size.width === 0 || this.#size.height === 0) return;
    const [{ far, right, up }, out, [east, high]] = [this.#framing(), towards(this.from), across(this.from)];
    const lens = this.#lens;
    this.camera.fov = (Math.atan(lens.high) * 360) / Math.PI;
    this.camera.aspect = lens.broad / lens.high;
    this.camera.position
      .set(0, 0, this.from.climb)
      .addScaledVector(new Vector3(...out), far)
      .addScaledVector(new Vector3(...east), right)
      .addScaledVector(new Vector3(...high), up);
    this.camera.lookAt(this.camera.position.clone().sub(new Vector3(...out)));
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }

  /** Where a ruler of heights stands: at the left of the building, whichever way one looks. */
  get beside(): Point {
    const [right] = across(this.from);
    const { middle } = this.extent;
    const least = Math.min(0, ...this.#corners.map((corner) => dot(corner, right))) - dot(middle, right) - BESIDE;
    return [middle[0] + right[0] * least, middle[1] + right[1] * least, 0];
  }
}

const BESIDE = 0.5; // units

const less = (one: Framing, other: Framing): Framing => plus(one, times(other, -1));
const plus = (one: Framing, other: Framing): Framing => ({
  far: one.far + other.far,
  right: one.right + other.right,
  up: one.up + other.up,
});
const times = ({ far, right, up }: Framing, by: number): Framing => ({ far: far * by, right: right * by, up: up * by });
