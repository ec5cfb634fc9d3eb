/** What has to be in sight: the building with the ground around it, and whatever has come off it. */
import { pointOn } from "./lattice";
import { AS_BUILT, type Pose, type Poses, isWorker, pointAt } from "./poses";
import type { Place, Point } from "./view";

const YARD = 1.7; // units of ground around the middle that are always shown, so that a small building does not seem large
const HEADROOM = 0.5; // for what floats over the top
const ASTRAY = 0.5; // units: what has gone farther is looked for where it is
const REACH = 5; // units around the building: what was thrown farther is not worth a smaller picture
const FIGURE = 0.4; // half of somebody's breadth, with the shadow

export const cornersOf = (places: Place[]): Point[] =>
  places.flatMap((place) => [-1, 1].flatMap((u) => [-1, 1].map((v) => pointOn(place, u, v))));

/** What has to be seen of a building: its corners and a little air over them, and the ground it stands on. */
export function surroundingsOf(places: Place[], poses: Poses = AS_BUILT): Point[] {
  const corners = places.flatMap((place, number) => strayed(place, poses.get(number)) ?? cornersOf([place]));
  return [...square([0, 0, 0], YARD), ...corners.map(lifted), ...people(poses)].map(within(places, REACH));
}

const square = ([x, y, z]: Point, half: number) =>
  [-half, half].flatMap((a) => [-half, half].map((b): Point => [x + a, y + b, z]));

const lifted = ([x, y, z]: Point): Point => [x, y, z > 1 ? z + HEADROOM : z];

/** The corners of a card that has left its place for good. */
function strayed(card: Place, pose: Pose | undefined): Point[] | null {
  if (pose === undefined || Math.hypot(...apart(pose.place, card)) < ASTRAY) return null;
  return cornersOf([{ ...card, x: 0, y: 0, z: 0 }]).map((corner) => pointAt(pose, corner));
}

const apart = ([a, b, c]: Point, { x, y, z }: Place): Point => [a - x, b - y, c - z];

const people = (poses: Poses): Point[] =>
  [...poses].flatMap(([number, { place }]) => (isWorker(number) ? square(place, FIGURE) : []));

/** No farther than so much from the building. */
export function within(places: Place[], reach: number): (point: Point) => Point {
  const corners = [[0, 0], ...cornersOf(places)];
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  const near = (at: number, along: number[]) =>
    Math.min(Math.max(...along) + reach, Math.max(Math.min(...along) - reach, at));
  return ([x, y, z]) => [near(x, xs), near(y, ys), Math.max(0, z)];
}

/** The room around something that is being done, all of which is to be seen. */
export function roomAround([x, y, z]: Point): Point[] {
  const half = 2.1;
  return [-half, half].flatMap((a) =>
    [-half, half].flatMap((b) => [-1.5, 1.5].map((c): Point => [x + a, y + b, z + c])),
  );
}
