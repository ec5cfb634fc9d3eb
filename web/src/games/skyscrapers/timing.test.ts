import { describe, expect, it } from "vitest";
import { PERIOD, SWING, missAt } from "./timing";

describe("the marker", () => {
  it("is in the middle twice in every swing, and nowhere near it in between", () => {
    expect([0, PERIOD / 2, PERIOD, 3.5 * PERIOD].map(missAt).every((miss) => miss === 0)).toBe(true);
    expect([missAt(PERIOD / 4), missAt((3 * PERIOD) / 4)]).toEqual([SWING, -SWING]);
  });

  it("does a tenth of a millimetre in a millisecond, everywhere", () => {
    expect([7, 20, 300, PERIOD / 2 + 30, PERIOD - 20].map(missAt)).toEqual([7, 20, 300, -30, -20]);
  });
});
