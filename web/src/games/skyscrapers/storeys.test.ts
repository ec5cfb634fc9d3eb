import { expect, it } from "vitest";
import type { Chance } from "./choosing";
import { shownOf, storeysOf } from "./storeys";

const cell = (name: string): Chance => {
  const [x = 0, y = 0, z = 0] = name.split(",").map(Number);
  return { key: `move ${name}`, action: {}, look: "cell", at: [x + 0.5, y + 0.5, z], height: z, text: "", cell: name };
};
const spot = (name: string, level: number | null) => {
  const [x = 0, y = 0, z = 0] = name.split(",").map(Number);
  return { cell: name, x, y, z, card: null, level, open: true };
};

const LEVELS: Record<string, number | null> = {
  "0,0,2": 0,
  "1,0,2": 0,
  "5,0,2": 1,
  "0,0,4": 2,
  "3,0,0": null,
  "4,0,0": null,
};
const chances = Object.keys(LEVELS).map(cell);
const storeys = storeysOf({ cells: Object.entries(LEVELS).map(([name, level]) => spot(name, level)) }, chances);

it("cells of joined floors are one storey, the highest first, and the ground is one", () => {
  expect(storeys.map(({ height, cells }) => [height, cells.length])).toEqual([
    [4, 1],
    [2, 2],
    [2, 1],
    [0, 2],
  ]);
});

it("only the cells of an opened storey float, and everything where there is but one", () => {
  const worker: Chance = { key: "worker 1", action: {}, look: "worker", at: [0, 0, 0], height: 0, text: "1" };
  expect(shownOf([...chances, worker], storeys, null)).toEqual([worker]);
  expect(shownOf([...chances, worker], storeys, storeys[1]?.key ?? "").length).toBe(3);
  expect(shownOf(chances, storeys.slice(0, 1), null)).toBe(chances);
});
