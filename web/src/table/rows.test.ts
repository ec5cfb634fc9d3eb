import { expect, it } from "vitest";
import { turnsOf } from "../log";
import type { LogLine } from "../protocol";
import { rowsOf, towards } from "./rows";

const log = [0, 1, 1, 2].map((turn, index): LogLine => ({
  line: index + 1,
  turn,
  seat: 0,
  undo: false,
  again: false,
  action: null,
  say: null,
  notes: [],
  scores: null,
  motion: false,
}));
const rows = rowsOf(turnsOf(log, []), ({ from }) => from === 1);
const press = (key: string, at: number) => {
  const row = rows[at];
  const step = row && towards(key, rows, row);
  return typeof step === "object" ? step?.key : step; // nothing where the key means nothing
};

it("a turn that is unfolded is followed by its steps", () => {
  expect(rows.map(({ key, line }) => [key, line])).toEqual([
    ["turn 0", 1],
    ["turn 1", 3],
    ["line 2", 2],
    ["line 3", 3],
    ["turn 3", 4],
  ]);
});

it("arrows lead from row to row, Home and End to the first and the last", () => {
  expect(press("ArrowDown", 0)).toBe("turn 1");
  expect(press("ArrowUp", 0)).toBe("turn 0");
  expect(press("Home", 4)).toBe("turn 0");
  expect(press("End", 0)).toBe("turn 3");
});

it("a turn is unfolded to the right and folded to the left; from a step it is one key to its turn", () => {
  expect(press("ArrowRight", 0)).toBe("fold");
  expect(press("ArrowRight", 1)).toBe("line 2");
  expect(press("ArrowLeft", 1)).toBe("fold");
  expect(press("ArrowLeft", 3)).toBe("turn 1");
  expect(press("*", 3)).toBe("all");
});

it("Enter shows a row, and other keys are for others", () => {
  expect(press("Enter", 2)).toBe("show");
  expect(press("u", 2)).toBeUndefined();
});
