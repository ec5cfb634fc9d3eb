import { expect, it } from "vitest";
import { type Moment, doingsBetween } from "./doings";
import { standingCard } from "./testing";
import type { Player, Worker } from "./view";

const worker = (cell: string | null, where: Worker["where"] = "site"): Worker => ({
  worker: 1,
  where,
  cell,
  trapped: false,
  lying: false,
  card: null,
  level: null,
});
const player = (score: number, cell: string | null): Player => ({
  score,
  out: false,
  hand: 0,
  bases: 0,
  cards: null,
  reserve: 0,
  lines: [],
  workers: [cell === null ? worker(null, "reserve") : worker(cell)],
});
const view = (cards: string[], cells: (string | null)[], scores: number[], seat = 0): Moment => ({
  seat,
  cards: cards.map(standingCard),
  players: scores.map((score, index) => player(score, cells[index] ?? null)),
});
const H = ["y@0,0,1 start", "x@-1,0,1 start"];

it("a card that was built brings its builder the points", () => {
  const [doing, ...more] = doingsBetween(
    view(H, [null, null], [3, 4], 1),
    view([...H, "z@1,0,2 floor-VH"], [null, null], [3, 9]),
  );
  expect(doing).toEqual({ kind: "built", seat: 1, at: [1, 0, 2], points: 5 });
  expect(more).toEqual([]);
});

it("somebody is hired, climbs, or falls, and falls cost whoever moved", () => {
  const [reserve, ground, up] = [null, "0,-1,0", "0,-1,2"].map((cell) => view(H, [cell], [0])) as [
    Moment,
    Moment,
    Moment,
  ];
  expect(doingsBetween(reserve, ground).map(({ kind, at }) => [kind, at])).toEqual([["hired", [0.5, -0.5, 0.5]]]);
  expect(doingsBetween(ground, up).map(({ kind }) => kind)).toEqual(["climbed"]);
  expect(doingsBetween(up, view(H, [null], [-5]))).toEqual([
    { kind: "fell", seat: 0, at: [0.5, -0.5, 2.5], points: -5 },
  ]);
});

it("going back or far ahead in a match is nobody's doing", () => {
  expect(doingsBetween(view([...H, "z@1,0,2 floor-VH"], [null], [5]), view(H, [null], [0]))).toEqual([]);
  const many = ["z@1,0,2", "z@-1,0,2", "x@2,0,2", "x@-2,0,2", "z@2,0,3"].map((slot) => `${slot} floor-VH`);
  expect(doingsBetween(view(H, [null], [0]), view([...H, ...many], [null], [20]))).toEqual([]);
});
