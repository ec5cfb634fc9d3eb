/** What could have been done in a finished match: asked for again and again for as long as it is being found out. */
import { Refusal, drawsOfReviewed, lookAtReviewed, review as ask, reviewAgain, reviewed } from "../api";
import type { Draws, Finding, Position, Review as Told, Say, Snapshot } from "../protocol";
import type { Source } from "../recording";

const SOON = 1500; // milliseconds until we ask for more …
const LATER = 5000; // … and where the server did not answer

export class Review implements Source {
  readonly title = { message: "web-review" };
  /** How far it has come, without its findings. */
  told = $state.raw<Told | null>(null);
  findings = $state.raw<Finding[]>([]);
  /** Why it cannot be asked for. */
  refusal = $state.raw<Say | null>(null);
  #next: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  /** What was found here was found by an older server: the new one has begun anew, and that does not go together. */
  #beganAnew = false;

  constructor(
    readonly key: string,
    private readonly asking = ask,
    private readonly beginning = reviewAgain,
  ) {
    void this.more();
  }

  readonly review = this;

  readonly done = $derived.by(() => this.told !== null && this.told.found === this.told.total);
  readonly trouble = $derived.by(() => this.told?.trouble ?? null);
  readonly moments = $derived.by(() => this.told?.moments ?? []);
  readonly players = $derived.by(() => this.told?.players ?? []);

  snapshot(): Promise<Snapshot> {
    return reviewed(this.key);
  }

  look(line: number, seat: number | null): Promise<Position> {
    return lookAtReviewed(this.key, line, seat);
  }

  draws(): Promise<Draws> {
    return drawsOfReviewed(this.key);
  }

  /** Ask for what was found out since. */
  async more(): Promise<void> {
    clearTimeout(this.#next);
    try {
      this.#take(await this.asking(this.key, this.findings.length));
      if (this.#beganAnew) this.#take(await this.asking(this.key, 0));
      this.refusal = null;
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.refusal = reason.say;
    }
    const wait = this.refusal === null ? SOON : LATER;
    if (!this.#stopped && !this.done && this.trouble === null) this.#next = setTimeout(() => void this.more(), wait);
  }

  /** Let it be begun again where it stood. */
  async again(): Promise<void> {
    try {
      await this.beginning(this.key);
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      this.refusal = reason.say;
      return;
    }
    await this.more();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#next);
  }

  #take(told: Told): void {
    this.#beganAnew = told.since > 0 && told.sources !== this.told?.sources;
    this.findings = this.#beganAnew ? [] : [...this.findings.slice(0, told.since), ...told.findings];
    this.told = told;
  }
}
