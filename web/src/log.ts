/** Reading the log: whose turn was that, and where did it begin? */
import type { LogLine } from "./protocol";

export interface Span {
  from: number; // the length of the log before …
  to: number; // … and after
}

/** What happened since I last moved; for those who only watch, or have just moved, the last turn of anybody. */
export function lastTurn(log: LogLine[], mine: number[]): Span | null {
  const isMine = (line: LogLine) => line.seat !== null && mine.includes(line.seat);
  const myLast = log.findLastIndex(isMine);
  const since = log.slice(myLast + 1);
  if (myLast >= 0 && since.some((line) => line.seat !== null)) return { from: myLast + 1, to: log.length };
  return lastRun(log);
}

/** The last lines of one seat in a row, chance in between included. */
function lastRun(log: LogLine[]): Span | null {
  const last = log.findLastIndex((line) => line.seat !== null);
  if (last < 0) return null;
  const seat = log[last]?.seat;
  const before = log.slice(0, last).findLastIndex((line) => line.seat !== null && line.seat !== seat);
  return { from: before + 1, to: last + 1 };
}
