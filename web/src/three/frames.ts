const PAUSE = 400; // milliseconds: who draws that rarely is resting
const SMOOTHING = 0.25;

/** Draws when something has changed, goes on while something moves, and rests otherwise. */
export class Frames {
  /** How many pictures have been drawn: a test reads from it how smoothly things turn. */
  drawn = 0;
  /** How long a picture takes while one follows the other, in milliseconds, smoothed. */
  pace = 0;
  #last = 0;
  #next = 0;
  /** Each is told the time and says whether it goes on. */
  #motions: ((now: number) => boolean)[] = [];

  constructor(readonly draw: () => void) {}

  request(): void {
    if (this.#next === 0) this.#next = requestAnimationFrame(this.#step);
  }

  /** Move something for a while; the part of the time that has passed runs from 0 to 1. */
  during(milliseconds: number, move: (part: number) => void): void {
    const start = performance.now();
    move(0);
    this.#motions.push((now) => {
      const part = Math.min(1, Math.max(0, (now - start) / milliseconds));
      move(part);
      return part < 1;
    });
    this.request();
  }

  /** Do something in every picture for as long as it says that it goes on; who hastens tells it that all time is over. */
  run(step: (now: number) => boolean): void {
    this.#motions.push(step);
    this.request();
  }

  /** Whether more pictures will follow without a new request. */
  get busy(): boolean {
    return this.#motions.length > 0;
  }

  /** Bring everything that moves to its end, in the next picture. */
  hasten(): void {
    this.#motions.forEach((move) => move(Infinity));
    this.#motions = [];
    this.request();
  }

  stop(): void {
    cancelAnimationFrame(this.#next);
    this.#motions = [];
  }

  readonly #step = (now: number): void => {
    this.#next = 0;
    this.#motions = this.#motions.filter((move) => move(now));
    this.#clock(now);
    this.draw();
    this.drawn += 1;
    if (this.busy) this.request();
  };

  #clock(now: number): void {
    const interval = now - this.#last;
    this.#last = now;
    if (interval < PAUSE) this.pace += (interval - this.pace) * SMOOTHING;
  }
}
