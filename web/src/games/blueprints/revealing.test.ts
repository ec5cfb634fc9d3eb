import { expect, it } from "vitest";
import { type Moment, revealAfter } from "./revealing";

const at = (line: number, round: number, left: number): Moment => ({ line, round, left });

it("opens when a round has just been scored", () => {
  expect(revealAfter(null, at(90, 0, 0), at(110, 1, 6), false)).toBe("live");
  expect(revealAfter(null, at(200, 1, 0), at(201, 2, 6), false)).toBe("live");
});

it("stays closed when somebody comes to a table in play, and is open at a finished one", () => {
  expect(revealAfter(null, null, at(120, 1, 4), false)).toBe(null);
  expect(revealAfter(null, null, at(320, 3, 0), true)).toBe("again");
});

it("stays open while the others move, and goes with one's own next die", () => {
  expect(revealAfter("live", at(110, 1, 6), at(112, 1, 6), false)).toBe("live");
  expect(revealAfter("live", at(112, 1, 6), at(113, 1, 5), false)).toBe(null);
});

it("does not come up when somebody leafs back, or far ahead", () => {
  expect(revealAfter(null, at(210, 2, 6), at(95, 1, 3), false)).toBe(null);
  expect(revealAfter(null, at(5, 0, 6), at(320, 3, 0), true)).toBe(null);
});

it("goes when somebody leafs back to before that round was scored", () => {
  expect(revealAfter("again", at(210, 2, 6), at(80, 0, 2), false)).toBe(null);
});
