/** Looking back over a match: by turns or by steps, by hand or by itself, through the eyes of whom one likes. */
import { type Span, type Turn, lastTurn, turnsOf } from "./log";
import { SPEEDS, settings } from "./settings.svelte";
import type { Table } from "./table.svelte";

export const SPECTATOR = -1; // the eyes of somebody who only watches
const STEP = 900; // milliseconds at the usual speed
const BREATH = 2; // steps between two turns that play by themselves

export class Looking {
  /** It goes on by itself: up to where. */
  playing = $state.raw<Span | null>(null);
  /** Through whose eyes; null for all that the reader may see. */
  eyes = $state<number | null>(null);
  #turns: Turn[] = [];

  constructor(private readonly table: Table) {}

  readonly turns = $derived.by(() => {
    const { told, now } = this.table;
    return (this.#turns = turnsOf(told?.log ?? [], now?.scores ?? [], this.#turns));
  });
  readonly last = $derived.by(() => this.table.told?.log.length ?? 0);
  /** How many lines of the log the position on show has. */
  readonly line = $derived.by(() => this.table.past?.line ?? this.last);
  /** Where one stops by turns: at the beginning, and wherever a turn has ended. */
  readonly stops = $derived([0, ...this.turns.map(({ to }) => to)]);
  /** The stop on show, or the next one. */
  readonly stop = $derived(this.stops.findIndex((line) => line >= this.line));

  /** The turn that led to what is on show; none at the beginning. */
  readonly turn = $derived<Turn | undefined>(this.turns[this.stop - 1]);

  /** What the others have done last. */
  readonly lastTurn = $derived.by(() => lastTurn(this.table.told?.log ?? [], this.table.mine));

  /** To the stop before or after this position. */
  byTurn(by: 1 | -1): void {
    const there =
      by < 0 ? this.stops.findLast((line) => line < this.line) : this.stops.find((line) => line > this.line);
    void this.toLine(there ?? this.line);
  }

  /** One step back or forth; what is told with the line before is passed over. */
  byStep(by: 1 | -1): void {
    const there = this.#next(this.line, by);
    void (by > 0 ? this.#filmed(there) : Promise.resolve(there)).then((line) => this.toLine(line));
  }

  /** Where a hand was at work, it is seen how; and then where that led. */
  async #filmed(line: number): Promise<number> {
    const begins = this.table.told?.log[line - 1]?.motion ?? false;
    return begins ? this.table.films.replay(line) : line;
  }

  toLine(line: number): Promise<void> {
    return this.table.look(Math.max(0, Math.min(line, this.last)));
  }

  see(seat: number | null): void {
    this.eyes = seat;
    if (this.table.past !== null) void this.table.show(this.line);
  }

  // --- By itself ---

  pause(): void {
    this.playing = null;
  }

  /** On from here to the end; from the end, once more from the first turn. */
  play(): Promise<void> {
    const first = this.turns.find(({ number }) => number > 0)?.from ?? 0;
    return this.playThrough({ from: this.line >= this.last ? first : this.line, to: this.last });
  }

  async replayLastTurn(): Promise<void> {
    if (this.lastTurn !== null) await this.playThrough(this.lastTurn);
  }

  async playThrough(span: Span): Promise<void> {
    this.playing = span;
    for (let line = span.from; this.playing === span; line = this.#next(line, 1)) {
      line = await this.#filmed(line);
      await this.table.show(line);
      await this.#beat(span.from < line && line < span.to && this.stops.includes(line) ? BREATH : 1);
      if (line >= span.to) break;
    }
    if (this.playing === span) this.#finish();
  }

  async #beat(steps: number): Promise<void> {
    const pause = (STEP * steps) / (SPEEDS[settings.replay] ?? 1);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }

  #finish(): void {
    this.pause();
    if (this.line >= this.last) this.table.backToNow();
  }

  #next(line: number, by: 1 | -1): number {
    const log = this.table.told?.log ?? [];
    let next = line + by;
    while (next > 0 && next < log.length && log[next]?.again === true) next += by;
    return next;
  }
}
