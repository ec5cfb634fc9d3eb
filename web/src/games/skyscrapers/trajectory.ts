/** How everything moved when a hand was at work, as `hands/skyscrapers/trajectory.py` has packed it. */
import { inflated } from "./octets";
import { type Pose, type Poses, UNIT } from "./poses";

export type MarkKind = "let-go" | "broke" | "grounded";

/** Something that happened at a moment, in milliseconds; to which card. */
export interface Mark {
  time: number;
  kind: MarkKind;
  card: number;
}

export interface Trajectory {
  /** Milliseconds between two frames. */
  interval: number;
  frames: number;
  marks: Mark[];
  /** What moved, and for each frame x, y, z, and a quaternion. */
  movers: Map<number, Int16Array[]>;
}

const FORM = 1;
const KINDS: readonly MarkKind[] = ["let-go", "broke", "grounded"];
const CHANNELS = 7;
const HEAD = 5;
const [PLACE, TURN] = [20_000 * UNIT, 32_767]; // in a unit of the lattice, and in a whole quaternion

export async function unpacked(octets: Uint8Array<ArrayBuffer>): Promise<Trajectory> {
  const numbers = new Int16Array(await inflated(octets));
  const [form, interval = 0, frames = 0, marked = 0, moved = 0] = numbers;
  const first = HEAD + 3 * marked;
  if (form !== FORM || numbers.length !== first + moved * (1 + CHANNELS * frames))
    throw new Error("this is no trajectory");
  const channel = (mover: number, number: number) => {
    const from = first + moved + (CHANNELS * mover + number) * frames;
    return summed(numbers.subarray(from, from + frames));
  };
  const movers = [...numbers.subarray(first, first + moved)].map((name, mover): [number, Int16Array[]] => [
    name,
    Array.from({ length: CHANNELS }, (_, number) => channel(mover, number)),
  ]);
  return { interval, frames, marks: marksIn(numbers.subarray(HEAD, first)), movers: new Map(movers) };
}

/** Every number but the first is how far it is from the one before; what is too large begins again from below. */
function summed(steps: Int16Array): Int16Array {
  const values = Int16Array.from(steps);
  for (let index = 1; index < values.length; index += 1)
    values[index] = (values[index - 1] as number) + (steps[index] as number);
  return values;
}

function marksIn(numbers: Int16Array): Mark[] {
  return Array.from({ length: numbers.length / 3 }, (_, row) => {
    const [time = 0, kind = 0, card = 0] = numbers.subarray(3 * row);
    return { time, kind: KINDS[kind] ?? "let-go", card };
  });
}

export const lengthOf = ({ frames, interval }: Trajectory) => Math.max(0, frames - 1) * interval;

/** Where everything that moved was at a moment; between two frames it was between them. */
export function posesAt(trajectory: Trajectory, time: number): Poses {
  const { interval, frames, movers } = trajectory;
  const at = Math.min(Math.max(time / interval, 0), frames - 1);
  const [frame, part] = [Math.floor(at), at % 1];
  return new Map([...movers].map(([name, channels]) => [name, poseBetween(channels, frame, part)]));
}

function poseBetween(channels: Int16Array[], frame: number, part: number): Pose {
  const value = (channel: number) => {
    const [here = 0, next = here] = (channels[channel] as Int16Array).subarray(frame, frame + 2);
    return here + (next - here) * part;
  };
  const [w, a, b, c] = [value(3), value(4), value(5), value(6)];
  const length = Math.hypot(w, a, b, c) || TURN;
  return {
    place: [value(0) / PLACE, value(1) / PLACE, value(2) / PLACE],
    turn: [w / length, a / length, b / length, c / length],
  };
}
