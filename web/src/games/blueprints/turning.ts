/** How one walks around a building: to the side, and up until one looks down on it. Angles in radians. */
export interface Viewpoint {
  /** To the right of the front. */
  around: number;
  /** Above the ground. */
  above: number;
}

export const CORNER: Viewpoint = { around: 0.52, above: 0.6 };
/** Straight down, with row 1 at the top as on the plan. */
export const OVERHEAD: Viewpoint = { around: 0, above: Math.PI / 2 };

const LOWEST = 0.12;
const PER_PIXEL = 0.011;

/** One finger or the mouse has moved so many pixels. */
export function dragged(from: Viewpoint, right: number, down: number): Viewpoint {
  const above = Math.min(OVERHEAD.above, Math.max(LOWEST, from.above + down * PER_PIXEL));
  return { around: from.around - right * PER_PIXEL, above };
}

/** A quarter of the way round, for those who turn by button. */
export const QUARTER = Math.PI / 2;

export function between(from: Viewpoint, to: Viewpoint, part: number): Viewpoint {
  const eased = part * part * (3 - 2 * part);
  return {
    around: from.around + (to.around - from.around) * eased,
    above: from.above + (to.above - from.above) * eased,
  };
}

/** The same direction, fewer than half a turn from another: nobody is spun round for nothing. */
export function nearest(to: Viewpoint, from: Viewpoint): Viewpoint {
  const turns = Math.round((from.around - to.around) / (2 * Math.PI));
  return { ...to, around: to.around + turns * 2 * Math.PI };
}

/** Where the eye is, at some distance from what it looks at. */
export function eye({ around, above }: Viewpoint, distance: number): [number, number, number] {
  const out = Math.cos(above) * distance;
  return [Math.sin(around) * out, Math.sin(above) * distance, Math.cos(around) * out];
}

const FREE_FALL = 0.62;

/** How high a falling die still is, from 1 to 0, with one small rebound. */
export function falling(part: number): number {
  if (part >= 1) return 0;
  if (part < FREE_FALL) return 1 - (part / FREE_FALL) ** 2;
  const rebound = (part - FREE_FALL) / (1 - FREE_FALL);
  return 0.09 * 4 * rebound * (1 - rebound);
}
