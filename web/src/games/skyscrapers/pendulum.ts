/**
 * What hangs from the fingers: a pendulum of 40 mm, little damped, as `hands/skyscrapers/pointer.py` has it. Places are in
 * tenths of a millimetre on the plane of a path.
 */
export interface Spot {
  x: number;
  y: number;
}

const [RATE, DAMPING] = [15.7, 0.35]; // radians a second, and how much of the swing is lost
const STEP = 2; // milliseconds
const LENGTH = 400; // tenths of a millimetre

export class Pendulum {
  hand: Spot;
  piece: Spot;
  #speed: Spot = { x: 0, y: 0 };

  constructor(at: Spot) {
    this.hand = this.piece = at;
  }

  /** The hand goes straight to a place, in so many milliseconds. */
  follow(to: Spot, milliseconds: number): void {
    const [from, steps] = [this.hand, Math.max(1, Math.round(milliseconds / STEP))];
    for (let step = 1; step <= steps; step += 1) {
      const part = step / steps;
      this.#step({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, milliseconds / steps);
    }
  }

  #step(hand: Spot, milliseconds: number): void {
    const seconds = milliseconds / 1000;
    if (seconds <= 0) return void (this.hand = hand);
    const [x, y] = [this.#swung(hand, "x", seconds), this.#swung(hand, "y", seconds)];
    this.#speed = { x: x.speed, y: y.speed };
    this.piece = { x: x.place, y: y.place };
    this.hand = hand;
  }

  #swung(hand: Spot, axis: "x" | "y", seconds: number): { place: number; speed: number } {
    const speed = this.#speed[axis];
    const drag = 2 * DAMPING * RATE * ((hand[axis] - this.hand[axis]) / seconds - speed);
    const faster = speed + (RATE * RATE * (hand[axis] - this.piece[axis]) + drag) * seconds;
    return { place: this.piece[axis] + faster * seconds, speed: faster };
  }

  /** How the string leans: 1 would be far beyond what anything could stand. */
  get lean(): Spot {
    return { x: (this.hand.x - this.piece.x) / LENGTH, y: (this.hand.y - this.piece.y) / LENGTH };
  }
}

const WORST = 0.25; // a lean of so much is as unsteady as the meter knows

/** From 1, at rest, to 0. */
export function steadiness({ x, y }: Spot): number {
  return 1 - Math.min(1, Math.hypot(x, y) / WORST);
}
