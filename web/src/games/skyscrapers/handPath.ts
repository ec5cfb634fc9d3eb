/**
 * The path of a hand as it is sent: samples of milliseconds, x, y and press, on the plane of `hands/skyscrapers/pointer.py`.
 * The piece is taken up at (0, 0) and belongs at (1500, 0), in tenths of a millimetre; y is beside the way.
 */
import type { Spot } from "./pendulum";

export type Sample = [number, number, number, number];

export const WAY = 1500;
export const LONGEST = 10_000; // milliseconds
export const HARDEST = 1000;
const [MOST, FURTHEST, JUMP, NEAR_START] = [2000, 10_000, 600, 200];
const SPARE = 50; // samples that a last wild jump may take
const APART = 6; // milliseconds at least between two samples: a path of ten seconds has fewer than are allowed

export class HandPath {
  #samples: Sample[] = [];
  #began = 0;

  constructor(now: number) {
    this.#begin(now, { x: 0, y: 0 });
  }

  #begin(now: number, { x, y }: Spot): void {
    [this.#began, this.#samples] = [now, [[0, Math.round(x), Math.round(y), 0]]];
  }

  /** Whoever lingers where the piece lay has not set out yet. */
  note(now: number, hand: Spot, press: number): void {
    if (this.#samples.every(([, x, y]) => isNear(x, y)) && isNear(hand.x, hand.y)) return this.#begin(now, hand);
    const sample: Sample = [
      Math.round(now - this.#began),
      within(hand.x),
      within(hand.y),
      Math.round(Math.min(Math.max(press, 0), HARDEST)),
    ];
    const [last] = this.#samples.slice(-1) as [Sample];
    if (sample[0] - last[0] < APART) return;
    this.#samples.push(...bridged(last, sample));
  }

  /** The hand lets go. */
  ended(now: number, hand: Spot, press: number): Sample[] {
    const [last] = this.#samples.slice(-1) as [Sample];
    this.note(Math.max(now, this.#began + last[0] + APART), hand, press);
    return this.#samples;
  }

  /** How long it has been on its way, in milliseconds. */
  age(now: number): number {
    return this.#samples.length > 1 ? now - this.#began : 0;
  }

  get isFull(): boolean {
    return this.#samples.length > MOST - SPARE;
  }
}

const isNear = (x: number, y: number) => Math.max(Math.abs(x), Math.abs(y)) < NEAR_START / 2;
const within = (place: number) => Math.round(Math.min(Math.max(place, -FURTHEST), FURTHEST));

/** A hand that was quicker than anybody looked is told by the straight line that it went, in steps. */
function bridged(from: Sample, to: Sample): Sample[] {
  const far = Math.max(Math.abs(to[1] - from[1]), Math.abs(to[2] - from[2]));
  const steps = Math.min(Math.ceil(far / JUMP) || 1, to[0] - from[0]);
  return Array.from({ length: steps }, (_, step) => {
    const part = (step + 1) / steps;
    return from.map((value, index) => Math.round(value + ((to[index] as number) - value) * part)) as Sample;
  });
}
