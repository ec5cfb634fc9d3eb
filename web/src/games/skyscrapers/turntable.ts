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

/** What a building fills: a cylinder, so that it stays as large while it turns. */
export interface Extent {
  middle: Point;
  radius: number;
  height: number;
}

const LEAST = 2.2; // units around a small building, so that it does not fill the window

export function extentOf(places: Place[]): Extent {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const span = (values: number[]): [number, number] => [Math.min(0, ...values) - 1, Math.max(0, ...values) + 1];
  const [[west, east], [south, north]] = [span(xs), span(ys)];
  const height = Math.max(2, ...places.map(topOf));
  const radius = Math.max(LEAST, Math.hypot((east - west) / 2, (north - south) / 2));
  return { middle: [(west + east) / 2, (south + north) / 2, height / 2], radius, height };
}

/**
 * How far the eye must be for all of it to be seen, given half the field's height and breadth as tangents: for the
 * cylinder's upper and lower rims, before and behind, and for where they are broadest.
 */
export function distanceTo({ radius, height }: Extent, { above }: Viewpoint, high: number, broad: number): number {
  const [up, flat, half] = [Math.cos(above), Math.sin(above), height / 2];
  const rims = [1, -1].flatMap((rim) =>
    [1, -1].map(
      (before) => Math.abs(rim * half * up - before * radius * flat) / high + rim * half * flat + before * radius * up,
    ),
  );
  return Math.max(...rims, half * flat + Math.hypot(radius / broad, radius * up));
}

/** The axis along which a cut opens the building to the eye, and on which side the eye is. */
export function cutAlong(from: Viewpoint): { axis: "x" | "y"; sign: 1 | -1 } {
  const [x, y] = towards({ ...from, above: 0 });
  return Math.abs(x) > Math.abs(y) ? { axis: "x", sign: x > 0 ? 1 : -1 } : { axis: "y", sign: y > 0 ? 1 : -1 };
}
