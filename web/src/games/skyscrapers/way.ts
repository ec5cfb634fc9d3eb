/** The way of a hand on the screen: from where the piece is taken up, straight to where it belongs. */
import { WAY } from "./handPath";
import type { Spot } from "./pendulum";

export interface Way {
  /** In pixels. */
  start: Spot;
  goal: Spot;
  length: number;
}

const LONGEST = 330; // pixels
const SHARE = 0.7; // of the stage's height or width
const MARGIN = 48; // pixels from the edge, so that the piece and the finger have room
const DIAGONAL = Math.SQRT1_2;

/** From above first, as pieces hang; then from the sides, and last from below. */
const DIRECTIONS: readonly Spot[] = [
  { x: 0, y: -1 },
  { x: DIAGONAL, y: -DIAGONAL },
  { x: -DIAGONAL, y: -DIAGONAL },
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: DIAGONAL, y: DIAGONAL },
  { x: -DIAGONAL, y: DIAGONAL },
  { x: 0, y: 1 },
];

/** The first direction in which there is room for a whole way, otherwise the one with most. */
export function wayTo(goal: Spot, { width, height }: { width: number; height: number }): Way {
  const wanted = Math.min(LONGEST, SHARE * Math.max(width, height));
  const room = DIRECTIONS.map((towards) => ({ towards, length: roomTowards(goal, towards, width, height) }));
  const longest = room.reduce((best, each) => (each.length > best.length ? each : best));
  const { towards, length } = room.find((each) => each.length >= wanted) ?? longest;
  const far = Math.max(1, Math.min(length, wanted));
  return { goal, length: far, start: { x: goal.x + far * towards.x, y: goal.y + far * towards.y } };
}

function roomTowards({ x, y }: Spot, towards: Spot, width: number, height: number): number {
  const along = (at: number, step: number, end: number) => {
    if (step === 0) return Infinity;
    return ((step > 0 ? end - MARGIN : MARGIN) - at) / step;
  };
  return Math.min(along(x, towards.x, width), along(y, towards.y, height));
}

/** How far a hand has gone from the start, told on the plane of its path; pixels from the start to tenths of a millimetre. */
export function onPlane({ start, goal, length }: Way, { x, y }: Spot): Spot {
  const [ux, uy, scale] = [(goal.x - start.x) / length, (goal.y - start.y) / length, WAY / length];
  return { x: (x * ux + y * uy) * scale, y: (y * ux - x * uy) * scale };
}

/** Where a spot of that plane is on the screen. */
export function onScreen({ start, goal, length }: Way, { x, y }: Spot): Spot {
  const [ux, uy, scale] = [(goal.x - start.x) / length, (goal.y - start.y) / length, length / WAY];
  return { x: start.x + (x * ux - y * uy) * scale, y: start.y + (x * uy + y * ux) * scale };
}
