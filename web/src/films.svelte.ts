/** Films: how everything moved when a hand was at work. What the server tells after one waits until it was seen. */
import type { LogLine, Moves, People, Position, Snapshot } from "./protocol";
import { moving } from "./settings.svelte";
import type { Table } from "./table.svelte";

export interface Film {
  /** In the game's own letters. */
  octets: Uint8Array<ArrayBuffer>;
  before: Position;
  after: Position;
  /** What came of it, as the log tells it. */
  lines: LogLine[];
}

const LONGEST = 60_000; // milliseconds: a board that has not shown it by then never will

export class Films {
  showing = $state.raw<Film | null>(null);
  /** Whether the board can show any. */
  wanted = false;
  /** The line to which the last film led. */
  seenTo = 0;
  #seen: () => void = () => undefined;

  constructor(
    private readonly table: Table,
    private readonly fetch: (line: number) => Promise<ArrayBuffer>,
  ) {}

  /** The line of the film that led to what is on show; none where somebody has decided something since. */
  readonly last = $derived.by((): number | null => {
    const shown = (this.table.told?.log ?? []).slice(0, this.table.position?.line ?? 0);
    const decided = shown.findLastIndex(({ seat }) => seat !== null);
    return shown.slice(decided + 1).findLast(({ motion }) => motion)?.line ?? null;
  });

  /** The film that comes with news; who catches up on several hands at once, or looks elsewhere, sees where they led. */
  of(news: Snapshot | Moves | People): Promise<void> | null {
    if (news.type !== "moves") return null;
    const { log, position } = news;
    const before = this.table.told?.position ?? null;
    const begins = log.findIndex(({ motion }) => motion);
    if (before === null || this.table.past !== null || begins < 0) return null;
    if (log.findLastIndex(({ motion }) => motion) !== begins) return null;
    return this.show(log.slice(begins), before, position);
  }

  /** Until it was seen, or cannot be: where nothing may move, or nobody looks, the end is shown at once. */
  async show(lines: LogLine[], before: Position, after: Position): Promise<void> {
    const [first] = lines;
    if (first === undefined || !this.wanted || !moving() || document.hidden) return;
    const octets = await this.fetch(first.line).catch(() => null);
    if (octets === null) return;
    this.showing = { octets: new Uint8Array(octets), before, after, lines };
    await this.#untilSeen();
    this.showing = null;
    this.seenTo = after.line;
  }

  #untilSeen(): Promise<void> {
    return new Promise((seen) => {
      const late = setTimeout(seen, LONGEST);
      this.#seen = () => {
        clearTimeout(late);
        seen();
      };
    });
  }

  /** It is over, or somebody has seen enough of it. */
  readonly end = (): void => this.#seen();

  /** Once more what came of the hand whose film begins with a line; the line where it ends. */
  async replay(line: number): Promise<number> {
    const to = this.endOf(line);
    const [before, after] = [await this.table.positionAt(line - 1), await this.table.positionAt(to)];
    const lines = (this.table.told?.log ?? []).slice(line - 1, to);
    if (before && after) await this.show(lines, before, after);
    return to;
  }

  /** After everything that came of a hand chance has no more to do, or the next hand is at work. */
  endOf(line: number): number {
    const log = this.table.told?.log ?? [];
    const next = log.findIndex(({ seat, motion }, index) => index >= line && (seat !== null || motion));
    return next < 0 ? log.length : next;
  }
}
