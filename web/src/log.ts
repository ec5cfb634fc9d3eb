/** Reading the log: it is cut into turns, and a turn into what still stands of it. */
import type { LogLine } from "./protocol";

export type Scores = (number | null)[];

export interface Span {
  from: number; // the length of the log before …
  to: number; // … and after
}

/** The lines of one turn, as far as they follow upon each other; turn 0 is what happens before the first. */
export interface Turn extends Span {
  number: number;
  lines: LogLine[];
  before: Scores | null; // the points before it …
  after: Scores | null; // … and after, as far as the reader may know them
}

/** The log turn by turn; `now` are the points at its end. What has not changed since is the same object again. */
export function turnsOf(log: LogLine[], now: Scores, known: Turn[] = []): Turn[] {
  const starts = log.flatMap((line, index) => (line.turn === log[index - 1]?.turn ? [] : [index]));
  return starts.map((from, index) => {
    const to = starts[index + 1] ?? log.length;
    const turn = turnFrom(log.slice(from, to), from, log[to]?.scores ?? now);
    const old = known[index];
    return old !== undefined && isSame(old, turn) ? old : turn;
  });
}

function turnFrom(lines: LogLine[], from: number, after: Scores): Turn {
  const first = lines[0];
  return { number: first?.turn ?? 0, lines, before: first?.scores ?? null, after, from, to: from + lines.length };
}

const isSame = (old: Turn, turn: Turn) =>
  old.after === turn.after && old.to === turn.to && old.lines.every((line, index) => line === turn.lines[index]);

/** The lines that were not taken back. */
export function standing(lines: LogLine[]): LogLine[] {
  const left: LogLine[] = [];
  for (const line of lines) {
    if (!line.undo) left.push(line);
    else left.pop();
  }
  return left;
}

/** What happened since I last moved; for those who only watch, or have just moved, the last turn of anybody. */
export function lastTurn(log: LogLine[], mine: number[]): Span | null {
  const turns = turnsOf(log, []).filter(({ number }) => number > 0);
  const first = turns[0];
  if (first === undefined) return null;
  const myLast = log.findLastIndex((line) => line.seat !== null && mine.includes(line.seat));
  const since = log.slice(myLast + 1);
  if (mine.length > 0 && since.some((line) => line.seat !== null))
    return { from: Math.max(myLast + 1, first.from), to: log.length };
  const last = turns.findLast(({ lines }) => lines.some((line) => line.seat !== null));
  return last === undefined ? null : { from: last.from, to: last.to };
}

/** What is told aloud of new lines: what people did, and all that came of a hand. */
export function heardIn(lines: LogLine[]): LogLine[] {
  const hands = lines.findIndex(({ motion }) => motion);
  return lines.filter(({ seat, say }, index) => (seat !== null || (hands >= 0 && index >= hands)) && say !== null);
}
