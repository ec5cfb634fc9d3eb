/** The piece that one's own hand has let go, until the film has it there: it does not jump back to where the film begins. */
import { type Pose, type Poses, type Turn, withMoved } from "./poses";
import type { Point } from "./view";

const MEETING = 0.6; // units: so near the film takes the piece over
const BLEND = 350; // milliseconds in which it does

export class Arrival {
  /** When the film took it over. */
  #met: number | null = null;

  constructor(
    private readonly number: number,
    /** Where the hand has let go. */
    private readonly from: Pose,
    /** Where nothing happens on the way, the film is waited for; else it is seen from its beginning. */
    private readonly waits: boolean,
  ) {}

  /** Everything as the film has it at a moment, but for the piece. */
  at(poses: Poses, now: number): Poses {
    const there = poses.get(this.number);
    if (there === undefined) return poses;
    if (this.#met === null && (!this.waits || distance(there.place, this.from.place) < MEETING)) this.#met = now;
    const part = this.#met === null ? 0 : Math.min(1, (now - this.#met) / BLEND);
    return part === 1
      ? poses
      : withMoved(poses, [[this.number, between(this.from, there, part * part * (3 - 2 * part))]]);
  }
}

const distance = ([a, b, c]: Point, [x, y, z]: Point) => Math.hypot(x - a, y - b, z - c);

function between(one: Pose, other: Pose, part: number): Pose {
  const same = one.turn.reduce((sum, each, index) => sum + each * (other.turn[index] as number), 0) < 0 ? -1 : 1;
  const mix = <T extends number[]>(from: T, to: T, sign = 1) =>
    from.map((each, index) => each + ((to[index] as number) * sign - each) * part) as T;
  const turn = mix<Turn>(one.turn, other.turn, same);
  const length = Math.hypot(...turn);
  return { place: mix<Point>(one.place, other.place), turn: turn.map((each) => each / length) as Turn };
}
