import { expect, test } from "vitest";
import type { Finding } from "../protocol";
import { EDGE, MARGIN, across, apart, down, findingAt, hundredths, placeOf, stopAt, way } from "./curve";

const finding = (line: number, ...shares: number[]): Finding => ({
  line,
  seat: null,
  shares,
  errors: shares.map(() => 0),
  points: shares.map(() => 0),
  choice: null,
});
const stops = [0, 4, 10];
const frame = { width: 216, height: 114, stops };

test("a line of the log lies between the stops of its turn", () => {
  expect([0, 2, 4, 7, 10].map((line) => placeOf(line, stops))).toEqual([0, 0.5, 1, 1.5, 2]);
});

test("before the first stop and behind the last nothing is out of the picture", () => {
  expect(placeOf(99, stops)).toBe(2);
  expect(placeOf(3, [])).toBe(0);
  expect(placeOf(0, [0])).toBe(0);
});

test("a stop lies where the handle of the slider stands there", () => {
  expect([0, 1, 2].map((place) => across(place, frame))).toEqual([EDGE, 108, 216 - EDGE]);
  expect(across(0, { ...frame, stops: [0] })).toBe(EDGE);
});

test("what is sure lies at the top, what is impossible at the bottom", () => {
  expect([1, 0.5, 0].map((share) => down(share, frame))).toEqual([MARGIN, 57, 114 - MARGIN]);
});

test("each seat has a curve of its own through everything that was found", () => {
  const found = [finding(0, 0.5, 0.5), finding(10, 1, 0)];
  expect(way(found, 0, frame)).toBe("M8.0 57.0L208.0 7.0");
  expect(way(found, 1, frame)).toBe("M8.0 57.0L208.0 107.0");
  expect(way([], 0, frame)).toBe("");
});

test("whoever points at the curve means the nearest stop", () => {
  expect([-50, 8, 100, 150, 170, 400].map((x) => stopAt(x, frame))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("between two findings the first of them still holds", () => {
  const found = [finding(0, 0.5), finding(6, 0.7)];
  expect([0, 5, 6, 9].map((line) => findingAt(found, line)?.shares[0])).toEqual([0.5, 0.5, 0.7, 0.7]);
  expect(findingAt([], 5)).toBeUndefined();
});

test("marks at the same place stand beside each other, and not outside", () => {
  expect(apart([10, 12, 90], 20, 100)).toEqual([10, 30, 90]);
  expect(apart([80, 95, 99], 20, 100)).toEqual([60, 80, 100]);
  expect(apart([], 20, 100)).toEqual([]);
});

test("shares are said in whole hundredths", () => {
  expect([0, 0.004, 0.126, 1].map(hundredths)).toEqual([0, 0, 13, 100]);
});
