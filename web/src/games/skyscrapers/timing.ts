/**
 * The same errand by keys or a switch: a marker goes to and fro, and is stopped three times. The moments are sent, each counted from
 * where the marker set out; what it misses the middle by is how far off the hand is (`hands/skyscrapers/timing.py`).
 */
import { NEAR } from "./holding";

export const STOPS = 3;
export const PERIOD = 1600; // milliseconds of one swing, there and back
export const SWING = PERIOD / 4; // tenths of a millimetre from the middle to the end: one in a millisecond
export const EARLIEST = 200; // milliseconds: nobody means to stop it sooner, but switches bounce
export const LATEST = 60_000; // milliseconds: a marker that nobody stops for so long is taken away

/** How far from the middle the marker is at a moment, in tenths of a millimetre: it sets out from one end. */
export const missAt = (milliseconds: number) => SWING - Math.abs((milliseconds % PERIOD) - 2 * SWING);

/** How often it has been in the middle by then. */
export const passes = (milliseconds: number) => Math.floor((milliseconds + SWING) / (2 * SWING));

/** Where it ends: three moments, or put back, and why. */
export type Stopped = { stops: number[] } | { back: "far" | "late" };

/** Somebody stops the marker, and each time it sets out again. */
export class Stopping {
  readonly #stops: number[] = [];
  #began: number;

  constructor(now: number) {
    this.#began = now;
  }

  /** What came of it; null: it was no stop, or there are more to come. */
  stop(now: number): Stopped | null {
    if (this.isLate(now)) return { back: "late" };
    const moment = Math.round(this.age(now));
    if (moment < EARLIEST) return null;
    this.#stops.push(moment);
    this.#began = now;
    if (this.#isFar) return { back: "far" };
    return this.#stops.length === STOPS ? { stops: this.#stops } : null;
  }

  /** How long the marker has been under way, in milliseconds. */
  age(now: number): number {
    return Math.max(0, now - this.#began);
  }

  isLate(now: number): boolean {
    return Math.round(this.age(now)) > LATEST;
  }

  get misses(): number[] {
    return this.#stops.map(missAt);
  }

  /** Once it is known where the piece is let go, jerk and all: no nearer than where a pointer would have to try again. */
  get #isFar(): boolean {
    const [beside = 0, along = 0, jerk] = this.misses;
    return jerk !== undefined && Math.hypot(beside + jerk, along) > NEAR;
  }
}
