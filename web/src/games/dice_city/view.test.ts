import { expect, it } from "vitest";
import { abilityOf } from "./abilities";
import { type Player, gains, listed, plotAt } from "./view";

it("a price is drawn one by one", () => {
  expect(listed({ wood: 2, stone: 0, iron: 1 })).toEqual(["wood", "wood", "iron"]);
});

it("gains come in one order, and nothing is no gain", () => {
  expect(gains({ points: 1, wood: 2, iron: 0 })).toEqual([["wood", 2], ["points", 1]]);
});

it("columns are counted from 1", () => {
  const city = [["a", "b"], ["c", "d"]];
  expect(plotAt({ city } as unknown as Player, { row: "yellow", column: 2 })).toBe("d");
  expect(plotAt(undefined, { row: "white", column: 1 })).toBeUndefined();
});

it("an ability is written in figures and signs", () => {
  expect(abilityOf("blacksmith")).toEqual([{ icon: "army" }, { text: "+1" }, { icon: "strength" }]);
  expect(abilityOf("no such card")).toEqual([]);
});
