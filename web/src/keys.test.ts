import { expect, it } from "vitest";
import { digitsFor } from "./keys";

it("answers that are numbers answer to their own number", () => {
  expect(digitsFor([0, 1, 2, 3, 4, 5])).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(digitsFor([2, 3])).toEqual(["2", "3"]);
});

it("others take the digits that no number needs", () => {
  expect(digitsFor([null, null])).toEqual(["1", "2"]);
  expect(digitsFor([3, 4, null])).toEqual(["3", "4", "5"]);
});

it("there are no digits beyond nine", () => {
  expect(digitsFor(Array.from({ length: 11 }, () => null)).slice(8)).toEqual(["9", undefined, undefined]);
  expect(digitsFor([12, null])).toEqual([undefined, undefined]);
});
