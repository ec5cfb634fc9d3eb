import { expect, it } from "vitest";
import { heardIn, lastTurn, standing, turnsOf } from "./log";
import type { LogLine } from "./protocol";

/** A line of a turn: who moved, null for chance. */
const line = (turn: number, seat: number | null, more: Partial<LogLine> = {}): LogLine => ({
  line: 0,
  turn,
  seat,
  undo: false,
  again: false,
  action: null,
  say: null,
  notes: [],
  scores: null,
  motion: false,
  ...more,
});
const log = (...lines: LogLine[]) => lines.map((each, index) => ({ ...each, line: index + 1 }));
const ready = [line(0, null), line(0, null)];

it("a log is cut where the number of the turn changes", () => {
  const turns = turnsOf(log(...ready, line(1, 0), line(1, null), line(2, 1)), []);
  expect(turns.map(({ number, from, to }) => [number, from, to])).toEqual([
    [0, 0, 2],
    [1, 2, 4],
    [2, 4, 5],
  ]);
});

it("the points after a turn are those before the next one, or those of now", () => {
  const turns = turnsOf(log(line(1, 0, { scores: [3, 0] }), line(1, 0), line(2, 1, { scores: [5, 0] })), [5, 2]);
  expect(turns.map(({ before, after }) => [before, after])).toEqual([
    [
      [3, 0],
      [5, 0],
    ],
    [
      [5, 0],
      [5, 2],
    ],
  ]);
});

it("a turn that has not changed is not made anew", () => {
  const lines = log(line(1, 0, { scores: [0] }), line(2, 1, { scores: [1] }));
  const before = turnsOf(lines, [1]);
  const after = turnsOf([...lines, line(2, 1)], [2], before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});

it("what was taken back does not stand", () => {
  const [first, second, undo, third] = log(line(1, 0), line(1, 0), line(1, 0, { undo: true }), line(1, 0));
  expect(standing([first, second, undo, third].flatMap((each) => each ?? []))).toEqual([first, third]);
});

it("the last turn is everything since I moved", () => {
  expect(lastTurn(log(line(1, 0), line(2, 1), line(2, 1), line(2, null), line(3, 2)), [0])).toEqual({ from: 1, to: 5 });
});

it("the last turn is never what was laid out before the first", () => {
  expect(lastTurn(log(...ready, line(1, 1)), [0])).toEqual({ from: 2, to: 3 });
  expect(lastTurn(log(...ready, line(1, 0)), [0])).toEqual({ from: 2, to: 3 });
  expect(lastTurn(log(...ready), [0])).toBeNull();
});

it("when I have just moved it is my own turn", () => {
  expect(lastTurn(log(line(1, 1), line(2, 0), line(2, 0), line(2, null)), [0])).toEqual({ from: 1, to: 4 });
});

it("for those who watch it is the last turn of anybody, also where one seat has several in a row", () => {
  expect(lastTurn(log(line(1, 0), line(2, 0), line(2, null), line(2, 0)), [])).toEqual({ from: 1, to: 4 });
});

it("what people did is told aloud, and what came of a hand, but nothing that is hidden", () => {
  const said = { say: { message: "m" } };
  const dealt = log(
    line(1, null, said),
    line(1, 0, said),
    line(1, 1),
    line(1, null, { ...said, motion: true }),
    line(1, null, said),
  );
  expect(heardIn(dealt).map((each) => each.line)).toEqual([2, 4, 5]);
});
