import { expect, it } from "vitest";
import type { Position, Seat, TableInfo } from "../protocol";
import { inOrder, resultOf, winners } from "./results";

const seat = (number: number, mine = number === 0) => ({ seat: number, kind: "person", mine }) as Seat;
const seats = (players: number) => Array.from({ length: players }, (_, number) => seat(number));
const ended = (scores: number[], ranks: number[]) => ({ scores, ranks }) as Position;
const told = (players: number, scores: number[], ranks: number[], goal: number | null = null) =>
  resultOf({ seats: seats(players), goal }, ended(scores, ranks));

it("a winner is told by how much", () => {
  expect(told(3, [42, 38, 21], [1, 2, 3])).toEqual({ message: "web-won-by", arguments: { points: 4 } });
});

it("where others have as many points, the tie is told by the points alone", () => {
  expect(told(2, [42, 42], [1, 2])).toEqual({ message: "web-won", arguments: { points: 42 } });
  expect(told(2, [42, 42], [1, 1])).toEqual({ message: "web-won-together", arguments: { points: 42 } });
});

it("others are told their place and points", () => {
  expect(told(3, [38, 42, 21], [2, 1, 3])).toEqual({
    message: "web-placed",
    arguments: { place: 2, seats: 3, points: 38 },
  });
});

it("alone it is the goal that counts", () => {
  expect(told(1, [49], [1], 50)).toEqual({ message: "web-solo-missed", arguments: { points: 49, goal: 50 } });
  expect(told(1, [50], [1], 50)).toEqual({ message: "web-goal-reached", arguments: { points: 50 } });
  expect(told(1, [50], [1])).toEqual({ message: "points", arguments: { points: 50 } });
});

it("neighbours at one screen and watchers hear who won", () => {
  const position = ended([10, 12], [2, 1]);
  expect(resultOf({ seats: [seat(0), seat(1, true)], goal: null }, position)).toBeNull();
  expect(resultOf({ seats: [seat(0, false), seat(1)], goal: null }, position)).toBeNull();
  expect(winners(position)).toEqual([1]);
});

it("tables at which it is my turn come first, and finished ones last", () => {
  const table = (name: string, phase: TableInfo["phase"], changed: number, my_turn = false) =>
    ({ table: name, phase, changed, my_turn }) as TableInfo;
  const tables = [
    table("over", "over", 9),
    table("waiting", "waiting", 8),
    table("older", "playing", 1),
    table("newer", "playing", 5),
    table("mine", "playing", 0, true),
  ];
  expect(inOrder(tables).map((each) => each.table)).toEqual(["mine", "newer", "older", "waiting", "over"]);
});
