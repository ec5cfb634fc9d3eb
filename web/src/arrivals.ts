/** Whoever waits for the position after so many lines of the log: it may come before or after the answer to a move. */
export class Arrivals {
  #waiting: { line: number; arrived: () => void }[] = [];

  until(line: number, here: number): Promise<void> {
    if (here >= line) return Promise.resolve();
    return new Promise((arrived) => this.#waiting.push({ line, arrived }));
  }

  at(here: number): void {
    this.#waiting.filter(({ line }) => line <= here).forEach(({ arrived }) => arrived());
    this.#waiting = this.#waiting.filter(({ line }) => line > here);
  }
}
