/** How finely the site is drawn. */
const SLOW = 30; // milliseconds a picture
const HURRY = 0.7; // of the sharpness before, each time it was not enough …
const PATIENCE = 5; // … for so many pictures
const COARSEST = 0.6; // device pixels per pixel: coarser than that a card is no card any more

/** A machine that cannot keep up draws more and more coarsely while something moves, and sharply again at rest. */
export class Sharpness {
  #part = 1; // of what the screen could show
  #patient = 0; // until so many pictures were drawn

  /** Device pixels per pixel in the next picture, where the screen has so many at most. */
  next(sharpest: number, moving: boolean, { pace, drawn }: { pace: number; drawn: number }): number {
    if (!moving) this.#part = 1;
    else if (pace > SLOW && drawn >= this.#patient) {
      this.#part *= HURRY;
      this.#patient = drawn + PATIENCE;
    }
    this.#part = Math.max(this.#part, Math.min(1, COARSEST / sharpest));
    return sharpest * this.#part;
  }
}
