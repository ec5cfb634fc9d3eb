/** Films: how everything moved when a hand was at work. What the server tells after one waits until it was seen. */
import type { Surroundings } from "./connection";
import type { Face } from "./games/face";
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

const PATIENCE = 4_000; // milliseconds: what has not come by then is not waited for
const LONGEST = 60_000; // milliseconds: a board that has not shown it by then never will

export class Films {
  showing = $state.raw<Film | null>(null);
  /** Whether something came of a hand that nobody should miss, as the game reads it; null where a board shows no films. */
  matters = $state.raw<Face["films"] | null>(null);
  /** The line to which the last film led. */
  seenTo = 0;
  #ended: () => void = () => undefined;

  constructor(
    private readonly table: Table,
    /** Nothing where there are no films. */
    private readonly fetch: Surroundings["motion"],
  ) {}

  /** Whether any can be seen here and now. */
  get possible(): boolean {
    return this.fetch !== null && Boolean(this.matters) && moving();
  }

  /** The last film from which something came, as long as that is news: its lines, as far as they are on show. */
  readonly last = $derived.by((): LogLine[] | null => {
    const log = this.table.told?.log ?? [];
    const shown = log.slice(0, this.table.position?.line ?? 0);
    const recent = shown.slice(this.#newsFrom(shown)).filter(({ motion }) => motion);
    const films = recent.map(({ line }) => shown.slice(line - 1, this.endOf(line)));
    return films.findLast((lines) => this.matters?.(lines)) ?? null;
  });

  /** Since when things are news: since I decided last, for who only watches since the turn before, back then since its turn. */
  #newsFrom(shown: LogLine[]): number {
    const { mine, past } = this.table;
    const turn = shown.at(-1)?.turn ?? 0;
    if (past === null && mine.length > 0)
      return 1 + shown.findLastIndex(({ seat }) => seat !== null && mine.includes(seat));
    return shown.findIndex((line) => line.turn >= (past === null ? turn - 1 : turn));
  }

  /**
   * The film that comes with news. Who catches up on several hands at once, or looks elsewhere, sees where they led; so does
   * whoever has more to hear already, unless something came of it.
   */
  of(news: Snapshot | Moves | People, behind: boolean): Promise<void> | null {
    const [before, after] = [this.table.told?.position, news.type === "people" ? null : news.position];
    const fresh = this.#freshIn(news);
    const begins = fresh.findIndex(({ motion }) => motion);
    if (!before || !after || this.table.past !== null || begins < 0) return null;
    if (fresh.findLastIndex(({ motion }) => motion) !== begins) return null;
    const lines = fresh.slice(begins);
    return behind && !this.matters?.(lines) ? null : this.show(lines, before, after);
  }

  /** Lines that were not told before: at the end, or to neighbours at one screen, everything is told anew. */
  #freshIn(news: Snapshot | Moves | People): LogLine[] {
    if (news.type === "people") return [];
    return news.type === "moves" ? news.log : news.log.slice(this.table.told?.log.length);
  }

  /** Until it was seen, or cannot be: where nothing may move, or nobody looks, the end is shown at once. */
  async show(lines: LogLine[], before: Position, after: Position): Promise<void> {
    this.end(); // of another one
    const [first] = lines;
    if (first === undefined || this.fetch === null || !this.possible || document.hidden) return;
    const ended = new Promise<null>((end) => (this.#ended = () => end(null)));
    const octets = await within(PATIENCE, [this.fetch(first.line).catch(() => null), ended]);
    if (octets === null) return;
    const film = { octets: new Uint8Array(octets), before, after, lines };
    this.showing = film;
    await within(LONGEST, [ended]);
    if (this.showing === film) this.showing = null;
    this.seenTo = after.line;
  }

  /** It is over, or somebody has seen enough of it, or does not wait for it any more. */
  readonly end = (): void => this.#ended();

  /** Once more what came of the hand whose film begins with a line; the line where it ends. */
  async replay(line: number): Promise<number> {
    const to = this.endOf(line);
    if (!this.possible) return to;
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

/** What comes first; nothing when so many milliseconds have passed. */
async function within<T>(milliseconds: number, awaited: Promise<T>[]): Promise<T | null> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const nothing = new Promise<null>((pass) => (late = setTimeout(() => pass(null), milliseconds)));
  const first = await Promise.race([...awaited, nothing]);
  clearTimeout(late);
  return first;
}
