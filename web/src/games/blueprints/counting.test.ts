import { expect, it } from "vitest";
import { SOURCES, isTied, pointsFrom, program, seenAfter, totalOf } from "./counting";
import type { Award, Prize, Revealed, ScoredBuilding } from "./view";

function building(points: Record<string, number>, won: { award?: Award; prizes?: Prize[] } = {}): ScoredBuilding {
  const lines = Object.entries(points).map(([source, each]) => ({
    rule: "B-20",
    message: `blueprints-building-${source}`,
    arguments: {},
    points: each,
  }));
  const score = Object.values(points).reduce((sum, each) => sum + each, 0);
  return {
    plan: "X1/31/1X",
    dice: [],
    heights: null,
    lines,
    score,
    rank: 1,
    award: won.award ?? null,
    prizes: won.prizes ?? [],
  };
}

const revealed = (...players: ScoredBuilding[]): Revealed => ({
  round: 1,
  order: [0, 1],
  demand: ["wood", "glass"],
  players,
});

const ROUND = revealed(
  building({ bonus: 6, wood: 4, glass: 3 }, { award: "silver", prizes: ["materials", "skyscraper"] }),
  building({ wood: 10, stone: 3 }, { award: "gold" }),
);
const [SHOW, ALL] = [2, program(ROUND).length];

it("a source that brought nothing counts nothing", () => {
  expect(pointsFrom(building({ wood: 4 }).lines, "wood")).toBe(4);
  expect(pointsFrom(building({ wood: 4 }).lines, "stone")).toBe(0);
  expect(pointsFrom(null, "wood")).toBe(0);
});

it("materials are counted in order, then the bonus, then awards from the least to the best, then prizes", () => {
  expect(program(ROUND).slice(SHOW)).toEqual([
    { count: "wood" },
    { count: "stone" },
    { count: "glass" },
    { count: "bonus" },
    { award: "silver" },
    { award: "gold" },
    { prize: "skyscraper" },
    { prize: "materials" },
  ]);
});

it("what brings nobody anything is passed over", () => {
  expect(program(revealed(building({}), building({})))).toEqual([{ show: "screens" }, { show: "buildings" }]);
});

it("the screens stand at first and are down from the second step on", () => {
  expect([1, 2, 3].map((count) => seenAfter(program(ROUND), count).open)).toEqual([false, true, true]);
});

it("points add up material by material", () => {
  const steps = program(ROUND);
  const totals = [0, 1, 2, 3, 4, 5].map((counted) =>
    totalOf(ROUND.players[0]?.lines ?? null, seenAfter(steps, SHOW + counted).counted),
  );
  expect(totals).toEqual([0, 4, 4, 7, 13, 13]);
});

it("one source at a time is being counted, and none at the end", () => {
  const steps = program(ROUND);
  expect(seenAfter(steps, SHOW + 1).counting).toBe("wood");
  expect(seenAfter(steps, SHOW + 5).counting).toBe(null);
  expect(seenAfter(steps, ALL).counting).toBe(null);
});

it("shown all at once, nothing is missing", () => {
  const seen = seenAfter(program(ROUND), Infinity);
  expect(seen).toEqual({
    open: true,
    counting: null,
    counted: [...SOURCES],
    awards: ["silver", "gold"],
    prizes: ["skyscraper", "materials"],
  });
  expect(totalOf(ROUND.players[0]?.lines ?? null, seen.counted)).toBe(ROUND.players[0]?.score);
});

it("the whole of a building is the sum of its sources", () => {
  expect(totalOf(building({ wood: 1, recycled: 2, stone: 3, glass: 4, bonus: 6 }).lines, [...SOURCES])).toBe(16);
});

it("equal buildings are noticed", () => {
  expect(isTied(ROUND)).toBe(true);
  expect(isTied(revealed(building({ wood: 4 }), building({ wood: 6 })))).toBe(false);
});
