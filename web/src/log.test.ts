import { expect, it } from "vitest";
import { lastTurn } from "./log";
import type { LogLine } from "./protocol";

const log = (...seats: (number | null)[]): LogLine[] =>
  seats.map((seat, index) => ({ line: index + 1, seat, undo: false, again: false, action: null, say: null }));

it("the last turn is everything since I moved", () => {
  expect(lastTurn(log(0, 1, 1, null, 2), [0])).toEqual({ from: 1, to: 5 });
});

it("when I have just moved it is my own turn", () => {
  expect(lastTurn(log(1, 0, 0, null), [0])).toEqual({ from: 1, to: 3 });
});

it("for those who watch it is the last turn of anybody", () => {
  expect(lastTurn(log(0, 1, null, 1), [])).toEqual({ from: 1, to: 4 });
});

it("before anybody has moved there is none", () => {
  expect(lastTurn(log(null, null), [0])).toBeNull();
});
