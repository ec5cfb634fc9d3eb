/** What is told in its order: everything waits while something is to be looked at first, and is told one beat after the other. */
import type { FromServer, Moves, People, Snapshot } from "./protocol";

export type News = Snapshot | Moves | People;
export const isNews = (message: FromServer): message is News => ["snapshot", "moves", "people"].includes(message.type);

interface Listener {
  /** Whether something is to be looked at before this is told; then `seen` is called. Behind: more has happened since. */
  looksFirst(news: News, behind: boolean, seen: () => void): boolean;
  hear(news: News): void;
}

export const BEAT = 750; // milliseconds
const IN_HAND = 3; // news that may wait for a beat each; who has more to hear is told it faster, and is never far behind

export class Hearing {
  #waiting: News[] = [];
  #next: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly listener: Listener) {}

  receive(news: News): void {
    this.#waiting.push(news);
    if (this.#waiting.length === 1) this.#tell();
  }

  stop(): void {
    clearTimeout(this.#next);
    this.#waiting = [];
  }

  #tell(seen = false): void {
    const [news] = this.#waiting;
    if (news === undefined) return;
    if (!seen && this.listener.looksFirst(news, this.#isBehind, () => this.#tell(true))) return;
    this.listener.hear(news);
    this.#waiting.shift();
    const beat = BEAT * Math.min(1, IN_HAND / this.#waiting.length) ** 2;
    if (this.#waiting.length > 0) this.#next = setTimeout(() => this.#tell(), beat);
  }

  /** More has happened than what is told now. */
  get #isBehind(): boolean {
    return this.#waiting.slice(1).some(({ type }) => type !== "people");
  }
}
