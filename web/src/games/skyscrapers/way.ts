/** The way of a hand on the screen: from where the piece is taken up, straight to where it belongs. */
import type { Size } from "../face";
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
const STEP = 6; // pixels by which a way is made shorter until there is room for it
const ROOM = 48; // pixels from an edge, so that the piece and the finger have room …
const HEAD = 68; // … and from the upper one, for whoever is held by the feet
const DIAGONAL = Math.SQRT1_2;

/** A stage with little room, as on a phone: there the piece is as broad as this, and a finger holds it lower. */
const [NARROW, BREADTH, BELOW, FINGER] = [560, 56, 62, 36];
/** What floats over the stage: the level slider at its right edge, the compass in the corner below that, and buttons. */
const [SLIDER, DIAL, BUTTONS] = [44, 84, 46];

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
export function wayTo(goal: Spot, size: Size): Way {
  const wanted = Math.min(LONGEST, SHARE * Math.max(size.width, size.height));
  const room = DIRECTIONS.map((towards) => ({ towards, length: roomTowards(goal, towards, size, wanted) }));
  const longest = room.reduce((best, each) => (each.length > best.length ? each : best));
  const { towards, length } = room.find((each) => each.length >= wanted) ?? longest;
  const far = Math.max(1, length);
  return { goal, length: far, start: { x: goal.x + far * towards.x, y: goal.y + far * towards.y } };
}

/** The longest way in a direction from whose end the piece can be taken. */
function roomTowards({ x, y }: Spot, towards: Spot, size: Size, wanted: number): number {
  for (let far = wanted; far > 0; far -= STEP)
    if (isFree({ x: x + far * towards.x, y: y + far * towards.y }, size)) return far;
  return 0;
}

/** Whether a piece that hangs there is within the stage and over nothing that can be pressed, and so is the finger. */
function isFree({ x, y }: Spot, { width, height }: Size): boolean {
  if (width >= NARROW) return x >= ROOM && x <= width - ROOM && y >= HEAD && y <= height - ROOM;
  const lowest = y + BELOW + FINGER;
  if (x < BREADTH || x > width - SLIDER - BREADTH || y < HEAD || lowest > height - BUTTONS) return false;
  return lowest <= height - DIAL || x + FINGER <= width - DIAL;
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
