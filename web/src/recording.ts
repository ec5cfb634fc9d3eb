/**
 * A recorded game in place of a table: what a table's line would tell is asked for over HTTP. The server knows a file it has
 * read by a short name for a while; when it knows it no longer, the whole file goes along with the question.
 */
import { Refusal, bring } from "./api";
import type { Socket, Surroundings } from "./connection";
import type { RecordedFile } from "./kept";
import type { Draws, FromClient, FromServer, Position, Say, Snapshot } from "./protocol";
import type { Review } from "./review/review.svelte";
import { later } from "./surroundings";

/** Where a finished match is looked at instead of at its table: all of it lies open, and nobody sits there. */
export interface Source {
  /** What it is. */
  readonly title: Say;
  /** What could have been done, if that is being found out. */
  readonly review: Review | null;
  snapshot(): Promise<Snapshot>;
  look(line: number, seat: number | null): Promise<Position>;
  draws(): Promise<Draws>;
}

const FLEETING = ["too-fast", "too-many"]; // refusals that are none a little later

export class Recording implements Source {
  readonly review = null;
  #known = "";

  constructor(
    readonly file: RecordedFile,
    private readonly ask = bring,
  ) {}

  get title(): Say {
    return { message: "web-recorded", arguments: { path: this.file.name } };
  }

  async snapshot(): Promise<Snapshot> {
    const told = await this.#ask<Snapshot>("records");
    this.#known = told.table;
    return told;
  }

  look(line: number, seat: number | null): Promise<Position> {
    return this.#ask("records/look", { line: String(line), ...(seat === null ? {} : { seat: String(seat) }) });
  }

  draws(): Promise<Draws> {
    return this.#ask("records/draws");
  }

  async #ask<T>(path: string, about: Record<string, string> = {}): Promise<T> {
    const { name, text } = this.file;
    if (this.#known === "") return this.ask<T>(path, { ...about, name }, text);
    try {
      return await this.ask<T>(path, { ...about, record: this.#known }, "");
    } catch (reason) {
      if (!(reason instanceof Refusal) || reason.code !== "no-record") throw reason;
      return this.ask<T>(path, { ...about, name }, text);
    }
  }
}

/** What a connection needs around it; without a recording it is told so. */
export function around(recording: Source | null): Surroundings {
  let refused: Say | null = recording === null ? { message: "web-recorded-none" } : null;
  return {
    open: () => new RecordedLine(recording, (say) => (refused = say)),
    later,
    motion: null, // a file holds what happened, not how it looked
    isGone: () => Promise.resolve(refused),
  };
}

/** Behaves like the socket of a table at which nobody sits. */
class RecordedLine implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #closed = false;

  constructor(
    private readonly recording: Source | null,
    private readonly refuse: (say: Say) => void,
  ) {
    queueMicrotask(() => void this.#begin());
  }

  close(): void {
    this.#closed = true;
  }

  send(text: string): void {
    const message = JSON.parse(text) as FromClient;
    queueMicrotask(() => void this.#answer(message)); // nobody waits for an answer before having asked
  }

  async #begin(): Promise<void> {
    try {
      if (this.recording === null) return this.#lose();
      const told = await this.recording.snapshot();
      if (!this.#closed) this.onopen?.();
      this.#tell(told);
    } catch (reason) {
      const { say, code, status } = refusalOf(reason);
      if (status >= 400 && status < 500 && !FLEETING.includes(code)) this.refuse(say);
      this.#lose();
    }
  }

  async #answer(message: FromClient): Promise<void> {
    const { id } = message;
    if (message.type === "ping") return this.#tell({ type: "pong", id });
    if (message.type !== "look" || this.recording === null)
      return this.#tell({ type: "refused", id, code: "over", say: { message: "web-recorded-only" }, line: 0 });
    try {
      this.#tell({ type: "looked", id, position: await this.recording.look(message.line, message.seat ?? null) });
    } catch (reason) {
      const { say, code, status } = refusalOf(reason);
      if (status === 0) this.#lose();
      else this.#tell({ type: "refused", id, code, say, line: 0 });
    }
  }

  #tell(message: FromServer): void {
    if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
  }

  #lose(): void {
    if (!this.#closed) this.onclose?.();
  }
}

function refusalOf(reason: unknown): Refusal {
  if (reason instanceof Refusal) return reason;
  throw reason;
}
