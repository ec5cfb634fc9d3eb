import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ScoreLine } from "../protocol";
import { Counting, pace, stepsOf } from "./counting.svelte";

const line = (points: number): ScoreLine => ({ say: { message: "line" }, points });
const SHEET = [[line(5), line(8), line(-3)], [line(12)]];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counting() {
  const shown: number[][] = [];
  const finish = vi.fn();
  return { count: new Counting(SHEET, (step) => shown.push(step.totals), finish), shown, finish };
}

test("everybody's lines are counted side by side, and add up", () => {
  expect(stepsOf(SHEET).map(({ totals }) => totals)).toEqual([
    [5, 12],
    [13, 12],
    [10, 12],
  ]);
  expect(stepsOf(SHEET)[1]?.lines[1]).toBeUndefined();
  expect(stepsOf([])).toEqual([]);
});

test("a long count is quicker, but can still be followed", () => {
  expect(pace(3)).toBeGreaterThan(pace(12));
  expect(pace(100)).toBe(pace(50));
});

test("it begins at nothing and comes to its end by itself", () => {
  const { count, shown, finish } = counting();
  expect(count.totals).toEqual([0, 0]);
  vi.runAllTimers();
  expect(shown).toEqual([
    [5, 12],
    [13, 12],
    [10, 12],
  ]);
  expect(count.totals).toEqual([10, 12]);
  expect(finish).toHaveBeenCalledOnce();
});

test("whoever does not want to wait skips it", () => {
  const { count, shown, finish } = counting();
  count.skip();
  vi.runAllTimers();
  expect(shown).toEqual([]);
  expect(finish).toHaveBeenCalledOnce();
});
