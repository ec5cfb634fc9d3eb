/** What a server could tell of a table, for tests. */
import type { Socket } from "./connection";
import type { Choice, LogLine, Moves, Position, Seat, Snapshot } from "./protocol";

export const bid = (cards: number): Choice => ({
  seat: 0,
  action: { do: "bid", cards },
  say: { message: "wager-do-bid", arguments: { cards } },
});
export const seats = [0, 1].map((seat): Seat => ({
  seat,
  kind: "person",
  name: `P${String(seat)}`,
  bot: null,
  mine: seat === 0,
  here: true,
  left: false,
  back: false,
}));
export const line = (number: number, seat: number | null): LogLine => ({
  line: number,
  seat,
  undo: false,
  again: false,
  turn: 1,
  notes: [],
  scores: null,
  motion: false,
  action: { do: "pass" },
  say: null,
});

export function position(length: number, choices: Choice[], more: Partial<Position> = {}): Position {
  const question = { message: "wager-ask-bid" };
  return {
    line: length,
    to_move: 0,
    deadline: null,
    over: false,
    question,
    view: {},
    choices,
    by_itself: false,
    can_undo: [],
    cannot_undo: null,
    scores: [],
    ranks: [],
    sheet: [],
    decided_by: null,
    hand_at_work: false,
    poses: null,
    lesson: null,
    ...more,
  };
}

const about = {
  table: "t",
  game: "wager",
  options: {},
  code: null,
  maker: true,
  commitment: null,
  next_table: null,
  goal: null,
  bots_take_over: true,
  clock: "none",
  speed: "calm",
  hints: true,
  warming: null,
} as const;
export const snapshot = (here: Position): Snapshot => ({
  ...about,
  type: "snapshot",
  phase: "playing",
  seats,
  log: [line(1, 1)],
  chat: [],
  lesson: [],
  hinted: [],
  copied: 0,
  position: here,
  seed: null,
});
export const moves = (since: number, here: Position): Moves => ({
  type: "moves",
  since,
  log: [line(since + 1, 0)],
  position: here,
  seed: null,
});

/** A line to a table at which nothing happens but what a test tells; it notes what was sent. */
export class Wire implements Socket {
  readonly all: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.all.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.onmessage = null;
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  sent(type: string): Record<string, unknown>[] {
    return this.all.filter((message) => message["type"] === type);
  }

  accept(line: number): void {
    this.tell({ type: "accepted", id: this.all.at(-1)?.["id"], line });
  }
}
