/** Somebody carries a piece along its way: how it swings, whether it is being pressed home, and what came of letting go. */
import { HARDEST, HandPath, LONGEST, type Sample, WAY } from "./handPath";
import { Pendulum, type Spot } from "./pendulum";

/** Where it ends: brought to its place along a path, or put back, and why. */
export type Ended = { path: Sample[] } | { back: "far" | "late" };

export const NEAR = 90; // tenths of a millimetre from its place: within this a piece is let go there
const STILL = 0.6; // tenths of a millimetre in a millisecond: who is slower may press
const FIRM = 150; // milliseconds until a press has all its strength …
const HOME = 650; // … and until the ring has closed
const [GOAL, START]: [Spot, Spot] = [
  { x: WAY, y: 0 },
  { x: 0, y: 0 },
];

export class Holding {
  readonly #pendulum = new Pendulum(START);
  readonly #path: HandPath;
  #hand: Spot = START;
  #last: number;
  #pressed = 0; // milliseconds

  constructor(
    now: number,
    /** Cards are pressed home; workers are only put down. */
    private readonly presses: boolean,
  ) {
    this.#last = now;
    this.#path = new HandPath(now);
  }

  /** The hand is there. A browser that is busy may tell of it after a later moment was drawn: time does not go back for that. */
  move(moment: number, hand: Spot): void {
    const now = Math.max(moment, this.#last);
    const passed = now - this.#last;
    const speed = passed > 0 ? distance(hand, this.#hand) / passed : 0;
    this.#pendulum.follow(hand, passed);
    if (!this.isNear(hand)) this.#pressed = 0;
    else if (this.presses && speed < STILL) this.#pressed += passed;
    [this.#hand, this.#last] = [hand, now];
    this.#path.note(now, hand, this.#press);
  }

  /** The hand is where it was; time goes by. */
  wait(now: number): void {
    this.move(now, this.#hand);
  }

  letGo(now: number): Ended {
    this.wait(now);
    if (this.isLate(now)) return { back: "late" };
    if (!this.isNear()) return { back: "far" };
    return { path: this.#path.ended(now, this.#hand, this.#press) };
  }

  /** Nobody holds a piece in the air for so long. */
  isLate(now: number): boolean {
    return this.#path.age(now) > LONGEST - 100 || this.#path.isFull;
  }

  isNear(hand = this.#hand): boolean {
    return distance(hand, GOAL) <= NEAR;
  }

  /** How far the ring has closed, from 0 to 1. */
  get ring(): number {
    return Math.min(1, this.#pressed / HOME);
  }

  get lean(): Spot {
    return this.#pendulum.lean;
  }

  get hand(): Spot {
    return this.#hand;
  }

  get piece(): Spot {
    return this.#pendulum.piece;
  }

  get #press(): number {
    return HARDEST * Math.min(1, this.#pressed / FIRM);
  }
}

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);
