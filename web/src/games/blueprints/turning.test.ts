import { expect, it } from "vitest";
import { CORNER, OVERHEAD, between, dragged, eye, falling, nearest } from "./turning";

it("a finger that goes right turns the building to the right: the eye goes left", () => {
  expect(dragged(CORNER, 10, 0).around).toBeLessThan(CORNER.around);
});

it("nobody looks from under the table, nor from beyond straight above", () => {
  expect(dragged(CORNER, 0, -10_000).above).toBeGreaterThan(0);
  expect(dragged(CORNER, 0, 10_000).above).toBe(OVERHEAD.above);
});

it("a walk begins where one stands and ends where one wants to be", () => {
  expect(between(CORNER, OVERHEAD, 0)).toEqual(CORNER);
  expect(between(CORNER, OVERHEAD, 1)).toEqual(OVERHEAD);
});

it("the way back to a direction is never more than half a turn", () => {
  const far = { around: 7 * Math.PI, above: 0.5 };
  expect(Math.abs(nearest(OVERHEAD, far).around - far.around)).toBeLessThanOrEqual(Math.PI);
});

it("from above the eye is over the middle", () => {
  const [x, y, z] = eye(OVERHEAD, 10);
  expect([x, z].every((each) => Math.abs(each) < 1e-9)).toBe(true);
  expect(y).toBeCloseTo(10);
});

it("a die falls from 1 to 0, rebounds a little, and lies still", () => {
  expect(falling(0)).toBe(1);
  expect(falling(0.62)).toBeCloseTo(0);
  expect(falling(0.8)).toBeGreaterThan(0);
  expect(falling(0.8)).toBeLessThan(0.1);
  expect(falling(1)).toBe(0);
});
