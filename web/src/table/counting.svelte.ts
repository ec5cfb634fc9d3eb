/**
 * The last count: the score sheets line by line, everybody's at the same time, before they are laid out. Each line is
 * shown where it was earned, and added to what has been counted so far.
 */
import type { ScoreLine } from "../protocol";

export interface Step {
  /** What each seat is given; nothing where its sheet has no more lines. */
  lines: (ScoreLine | undefined)[];
  /** What each seat has after that. */
  totals: number[];
}

const LOOK = 1500; // first the headline is read, and the last piece comes to rest …
const REST = 1900; // … and at last the sums are
const WHOLE = 6500; // that a long count should take, as far as its steps can be followed
const [QUICK, SLOW] = [380, 950];

/** In milliseconds. */
export const pace = (steps: number) => Math.min(SLOW, Math.max(QUICK, WHOLE / Math.max(1, steps)));

export function stepsOf(sheet: ScoreLine[][]): Step[] {
  const totals = sheet.map(() => 0);
  return Array.from({ length: Math.max(0, ...sheet.map((lines) => lines.length)) }, (_, number) => {
    const lines = sheet.map((each) => each[number]);
    lines.forEach((line, seat) => (totals[seat] = (totals[seat] ?? 0) + (line?.points ?? 0)));
    return { lines, totals: [...totals] };
  });
}

export class Counting {
  #made = $state(0);
  #waiting: ReturnType<typeof setTimeout>;
  readonly steps: Step[];

  constructor(
    readonly sheet: ScoreLine[][],
    readonly show: (step: Step, number: number) => void,
    readonly finish: () => void,
  ) {
    this.steps = stepsOf(sheet);
    this.#waiting = setTimeout(() => this.#count(), LOOK);
  }

  /** The line that is being counted, if one is. */
  get step(): Step | null {
    return this.steps[this.#made - 1] ?? null;
  }

  get totals(): number[] {
    return this.step?.totals ?? this.sheet.map(() => 0);
  }

  #count(): void {
    const step = this.steps[this.#made];
    if (step === undefined) return this.skip();
    this.#made += 1;
    this.show(step, this.#made);
    const last = this.#made === this.steps.length;
    this.#waiting = setTimeout(() => this.#count(), last ? REST : pace(this.steps.length));
  }

  stop(): void {
    clearTimeout(this.#waiting);
  }

  skip(): void {
    this.stop();
    this.finish();
  }
}
