/**
 * Where things are that hands have moved out of the lattice, by the numbers under which trajectories name them: those of
 * the cards in the order built, and 64 + 5 · seat + worker. Python writes them down in `hands/skyscrapers/poses.py`.
 */
import { inflated } from "./octets";
import type { Place, Point } from "./view";
import type { Standee } from "./viewing";

/** A quaternion: its real part first. */
export type Turn = [number, number, number, number];

/** In units of the lattice. */
export interface Pose {
  place: Point;
  turn: Turn;
}

export type Poses = ReadonlyMap<number, Pose>;

/** Some of them elsewhere. */
export const withMoved = (poses: Poses, moved: Iterable<[number, Pose]>): Poses => new Map([...poses, ...moved]);

export const AS_BUILT: Poses = new Map();
/** A card that does not stand yet. */
export const GHOST = -1;
export const UNIT = 0.035; // metres
const WORKERS = 5; // of each seat
const WORKER_NAMES = 64;
const MICRO = 1_000_000;
const [FORMAT, HEAD, OF_CARD, OF_WORKER] = [1, 3, 7, 9]; // the form of the text, and how many numbers each part has

export const numberOf = ({ seat, worker }: Pick<Standee, "seat" | "worker">) =>
  WORKER_NAMES + WORKERS * seat + worker - 1;

export const isWorker = (number: number) => number >= WORKER_NAMES;

/** A vector, turned. */
export function turned([w, a, b, c]: Turn, [x, y, z]: Point): Point {
  const [u, v, t] = [2 * (b * z - c * y), 2 * (c * x - a * z), 2 * (a * y - b * x)];
  return [x + w * u + b * t - c * v, y + w * v + c * u - a * t, z + w * t + a * v - b * u];
}

export const opposite = ([w, a, b, c]: Turn): Turn => [w, -a, -b, -c];

/** Where a point is now that is so far from the middle of something, or from somebody's feet. */
export function pointAt({ place: [x, y, z], turn }: Pose, from: Point): Point {
  const [a, b, c] = turned(turn, from);
  return [x + a, y + b, z + c];
}

/** A card where the lattice has it. */
export const asBuilt = ({ x, y, z }: Place): Pose => ({ place: [x, y, z], turn: [1, 0, 0, 0] });

const HELMET = 0.7; // units above the feet
const AIR = 0.3; // between somebody's head and what is written over it

/** Where somebody's number is, who may lie or lean. */
export function overheadOf(pose: Pose): Point {
  const [x, y, z] = pointAt(pose, [0, 0, HELMET]);
  return [x, y, z + AIR];
}

/** What stands as these poses say; those of cards are told from their places on the lattice. */
export async function posesOf(text: string, cards: Place[]): Promise<Poses> {
  const octets = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
  const numbers = [...new Int32Array(await inflated(octets))];
  const [form, standing = 0, people = 0] = numbers;
  const first = HEAD + standing; // after how firm each rivet is
  if (form !== FORMAT || numbers.length !== first + OF_CARD * standing + OF_WORKER * people)
    throw new Error("these are no poses");
  const poses = new Map<number, Pose>();
  cards.slice(0, standing).forEach(({ x, y, z }, card) => {
    poses.set(card, poseFrom(numbers.slice(first + OF_CARD * card), [x, y, z]));
  });
  for (let row = first + OF_CARD * standing; row < numbers.length; row += OF_WORKER)
    poses.set(WORKER_NAMES + (numbers[row] ?? 0), poseFrom(numbers.slice(row + 2), [0, 0, 0]));
  return poses;
}

function poseFrom(numbers: number[], [east, north, up]: Point): Pose {
  const [x = 0, y = 0, z = 0, w = MICRO, a = 0, b = 0, c = 0] = numbers;
  const units = (micrometres: number) => micrometres / MICRO / UNIT;
  return {
    place: [east + units(x), north + units(y), up + units(z)],
    turn: [w / MICRO, a / MICRO, b / MICRO, c / MICRO],
  };
}
