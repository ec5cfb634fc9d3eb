import { expect, test } from "vitest";
import type { Position } from "../protocol";
import { aloneVerdict, pieces, verdictOf } from "./verdict";

const NAMES = ["Anna", "Béla", "Celina"];

function verdict(scores: number[], ranks: number[], ...mine: number[]) {
  const position = { scores, ranks } as Position;
  return verdictOf(position, {
    mine,
    name: (seat) => NAMES[seat] ?? "",
    list: (names) => names.join(" and "),
  });
}

test("whoever has won is told so, and by how much", () => {
  expect(verdict([44, 40, 31], [1, 2, 3], 0)).toEqual({ message: "web-you-win-by", arguments: { points: 4 } });
});

test("somebody else has won", () => {
  expect(verdict([38, 40, 31], [2, 1, 3], 0)).toEqual({
    message: "web-wins-by",
    arguments: { name: "Béla", points: 2 },
  });
});

test("several at one screen, and those who watch, hear names", () => {
  const told = { message: "web-wins-by", arguments: { name: "Anna", points: 4 } };
  expect(verdict([44, 40], [1, 2], 0, 1)).toEqual(told);
  expect(verdict([44, 40], [1, 2])).toEqual(told);
});

test("where points did not decide, no points are told", () => {
  expect(verdict([40, 40], [1, 2], 0)).toEqual({ message: "web-you-win", arguments: {} });
  expect(verdict([40, 40], [2, 1], 0)).toEqual({ message: "web-wins", arguments: { name: "Béla" } });
});

test("who is out comes last, with however many points: the winner is ahead of those who are still in", () => {
  expect(verdict([5, -14, -7], [3, 2, 1], 0)).toEqual({
    message: "web-wins-by",
    arguments: { name: "Celina", points: 7 },
  });
  expect(verdict([5, -7], [2, 1], 0)).toEqual({ message: "web-wins", arguments: { name: "Béla" } });
});

test("a name with a number is not broken in two", () => {
  const told = "Player 1! Greedy bot 2 wins by 7 points";
  expect(pieces(told)).toEqual(["", "Player 1!", " Greedy ", "bot 2", " wins ", "by 7", " points"]);
  expect(pieces("You win")).toEqual(["You win"]);
});

test("a win that is shared", () => {
  expect(verdict([40, 40, 39], [1, 1, 3], 0)).toEqual({
    message: "web-you-win-together",
    arguments: { names: "Béla" },
  });
  expect(verdict([40, 40, 39], [1, 1, 3], 2)).toEqual({
    message: "web-win-together",
    arguments: { names: "Anna and Béla" },
  });
});

test("alone it is the goal that matters, and what was missing", () => {
  expect(aloneVerdict(42, 50).arguments).toEqual({ points: 42, goal: 50, missing: 8 });
  expect(aloneVerdict(50, 50).message).toBe("web-solo-reached");
  expect(aloneVerdict(50, null).message).toBe("points");
});
