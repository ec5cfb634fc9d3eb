/** How one looks at the site: round it, up and down, near and far. Angles in radians. */
import { topOf } from "./lattice";
import type { Place, Point } from "./view";

export interface Viewpoint {
  /** Counter-clockwise from the south, seen from above. */
  around: number;
  above: number;
  /** 1 shows the whole building; more comes nearer. */
  zoom: number;
  /** How far above the building's middle one looks, in units. */
  climb: number;
}

export const START: Viewpoint = { around: 0.62, above: 0.48, zoom: 1, climb: 0 };
export const QUARTER = Math.PI / 2;

const LOWEST = 0.04;
const HIGHEST = Math.PI / 2 - 0.001; // from straight above there would be no telling what is up
/** As on a map: north is at the top. */
export const OVERHEAD: Viewpoint = { ...START, around: 0, above: HIGHEST };

const PER_PIXEL = 0.008;
const PER_NOTCH = 0.006; // units for each unit of the wheel
const NEAREST = 4;
const FARTHEST = 0.5;

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** One finger or the mouse has moved so many pixels. */
export function dragged(from: Viewpoint, right: number, down: number): Viewpoint {
  return {
    ...from,
    around: from.around - right * PER_PIXEL,
    above: clamp(from.above + down * PER_PIXEL, LOWEST, HIGHEST),
  };
}

export const zoomed = (from: Viewpoint, times: number): Viewpoint => ({
  ...from,
  zoom: clamp(from.zoom * times, FARTHEST, NEAREST),
});

/** The wheel climbs, no higher or lower than the building. */
export function climbed(from: Viewpoint, wheel: number, height: number): Viewpoint {
  return { ...from, climb: clamp(from.climb + wheel * PER_NOTCH, -height / 2, height / 2) };
}

export function between(from: Viewpoint, to: Viewpoint, part: number): Viewpoint {
  const eased = part * part * (3 - 2 * part);
  const mix = (one: number, other: number) => one + (other - one) * eased;
  return {
    around: mix(from.around, to.around),
    above: mix(from.above, to.above),
    zoom: mix(from.zoom, to.zoom),
    climb: mix(from.climb, to.climb),
  };
}

/** The same look, fewer than half a turn away: nobody is spun round for nothing. */
export function nearestTo(from: Viewpoint, to: Viewpoint): Viewpoint {
  const turns = Math.round((from.around - to.around) / (2 * Math.PI));
  return { ...to, around: to.around + turns * 2 * Math.PI };
}

/** The direction in which the eye is. */
export function towards({ around, above }: Viewpoint): Point {
  return [Math.sin(around) * Math.cos(above), -Math.cos(around) * Math.cos(above), Math.sin(above)];
}

/** To the right of the eye, and up as it sees it. */
export function across({ around, above }: Viewpoint): [Point, Point] {
  return [
    [Math.cos(around), Math.sin(around), 0],
    [-Math.sin(around) * Math.sin(above), Math.cos(around) * Math.sin(above), Math.cos(above)],
  ];
}

export const dot = ([a, b, c]: Point, [x, y, z]: Point) => a * x + b * y + c * z;

/** What a building takes up. */
export interface Extent {
  middle: Point;
  height: number;
}

export function extentOf(places: Place[]): Extent {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const span = (values: number[]): [number, number] => [Math.min(0, ...values) - 1, Math.max(0, ...values) + 1];
  const [[west, east], [south, north]] = [span(xs), span(ys)];
  const height = Math.max(2, ...places.map(topOf));
  return { middle: [(west + east) / 2, (south + north) / 2, height / 2], height };
}

/** The part of the picture that is free for the building, from -1 at the left and below to 1. */
export interface Free {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** Where the eye is: so far out, so far to the right and so far up, in its own directions. */
export interface Framing {
  far: number;
  right: number;
  up: number;
}

/** What the eye sees: half the breadth and half the height of the picture, at one unit's distance, and what is free of it. */
export interface Lens {
  broad: number;
  high: number;
  free: Free;
}

/** The nearest place for the eye from which all points are seen within the free part, in its middle. */
export function framed(points: Point[], from: Viewpoint, { broad, high, free }: Lens): Framing {
  const [out, [right, up]] = [towards(from), across(from)];
  const seen = (aside: Point) => points.map((point): Seen => ({ along: dot(point, out), aside: dot(point, aside) }));
  const [sideways, upwards] = [seen(right), seen(up)];
  const [breadth, height] = [
    [free.left * broad, free.right * broad],
    [free.bottom * high, free.top * high],
  ] as [Room, Room];
  const far = Math.max(nearestFor(sideways, breadth), nearestFor(upwards, height));
  return { far, right: centred(sideways, breadth, far), up: centred(upwards, height, far) };
}

interface Seen {
  along: number;
  aside: number;
}
type Room = [number, number];

/** How far out the eye must be for all of them to fit between both sides, wherever it stands sideways. */
function nearestFor(seen: Seen[], [least, most]: Room): number {
  const needed = (edge: number) => Math.max(...seen.map(({ along, aside }) => along + aside / edge));
  const [a, b] = [needed(most), needed(least)];
  const aside = (b - a) / (1 / least - 1 / most);
  return a - aside / most;
}

/** Where it then stands sideways, so that what is seen has as much air on either side. */
function centred(seen: Seen[], [least, most]: Room, far: number): number {
  const first = Math.max(...seen.map(({ along, aside }) => aside - most * (far - along)));
  const last = Math.min(...seen.map(({ along, aside }) => aside - least * (far - along)));
  return (first + last) / 2;
}

/** The same look from nearer or farther: what is in the middle of the free part stays there. */
export function nearer(
  { far, right, up }: Framing,
  middle: number,
  zoom: number,
  { broad, high, free }: Lens,
): Framing {
  const [before, after] = [far - middle, (far - middle) / zoom];
  const [x, y] = [((free.left + free.right) / 2) * broad, ((free.bottom + free.top) / 2) * high];
  return { far: middle + after, right: right + x * (before - after), up: up + y * (before - after) };
}

/** The sides from which one may look, and how far round they are. */
export const SIDES = { south: 0, east: QUARTER, north: 2 * QUARTER, west: 3 * QUARTER } as const;
export type SideOfSite = keyof typeof SIDES;

const FROM_A_SIDE = 0.22; // a little from above, so that floors are seen, too
export const fromSide = (side: SideOfSite): Viewpoint => ({ ...START, around: SIDES[side], above: FROM_A_SIDE });

const HIDDEN = Math.cos(1.6); // what lies farther round than that is behind the building
const BESIDE = 1; // radians from straight before the eye

/** From where something at the far side of the building is seen; where it is already, one stays. */
export function facing(from: Viewpoint, { middle }: Extent, [x, y]: Point): Viewpoint {
  const [ex, ey] = towards({ ...from, above: 0 });
  const [dx, dy] = [x - middle[0], y - middle[1]];
  const away = Math.hypot(dx, dy);
  if (away < 0.5 || (dx * ex + dy * ey) / away > HIDDEN) return from;
  const outward = Math.atan2(dx, -dy);
  const turn = Math.atan2(Math.sin(outward - from.around), Math.cos(outward - from.around));
  return { ...from, around: from.around + turn - Math.sign(turn) * BESIDE };
}

/** The axis along which a cut opens the building to the eye, and on which side the eye is. */
export function cutAlong(from: Viewpoint): { axis: "x" | "y"; sign: 1 | -1 } {
  const [x, y] = towards({ ...from, above: 0 });
  return Math.abs(x) > Math.abs(y) ? { axis: "x", sign: x > 0 ? 1 : -1 } : { axis: "y", sign: y > 0 ? 1 : -1 };
}
