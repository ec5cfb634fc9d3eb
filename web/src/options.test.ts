import { expect, test } from "vitest";
import { optionsFor, recordOf } from "./options";
import type { OptionInfo, Solos } from "./protocol";

const OPEN: OptionInfo = { name: "open_totals", rule: "D-32", values: [0, 1], seats: [1, 2, 3, 4], needs: null };
const HARD: OptionInfo = { name: "hard", rule: "D-34", values: [0, 1], seats: [1], needs: null };

test("an option is offered only to as many as it is for", () => {
  expect(optionsFor([OPEN, HARD], 1, {})).toEqual([OPEN, HARD]);
  expect(optionsFor([OPEN, HARD], 2, {})).toEqual([OPEN]);
});

test("an option that needs another is offered only where that has another value than usual", () => {
  const deep: OptionInfo = { ...OPEN, name: "deep", needs: "hard" };
  expect(optionsFor([HARD, deep], 1, {})).toEqual([HARD]);
  expect(optionsFor([HARD, deep], 1, { hard: 0 })).toEqual([HARD]);
  expect(optionsFor([HARD, deep], 1, { hard: 1 })).toEqual([HARD, deep]);
});

const record = (hard: number, goal: number): Solos => ({ game: "dice_city", options: { hard }, goal, results: [] });

test("each variant has a record of its own, whatever else is chosen", () => {
  const records = [record(0, 65), record(1, 50)];
  expect(recordOf(records, "dice_city", {})?.goal).toBe(65);
  expect(recordOf(records, "dice_city", { hard: 0, open_totals: 1 })?.goal).toBe(65);
  expect(recordOf(records, "dice_city", { hard: 1 })?.goal).toBe(50);
  expect(recordOf(records, "towers", {})).toBeNull();
});
