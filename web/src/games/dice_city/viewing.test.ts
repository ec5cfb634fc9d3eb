import { expect, it } from "vitest";
import { abilityOf } from "./abilities";
import { LOCATIONS, type Plot } from "./view";
import { gains, listed, plotAt } from "./viewing";

it("a price is drawn one by one", () => {
  expect(listed({ wood: 2, stone: 0, iron: 1 })).toEqual(["wood", "wood", "iron"]);
});

it("gains come in one order, and nothing is no gain", () => {
  expect(gains({ points: 1, wood: 2, iron: 0 })).toEqual([
    ["wood", 2],
    ["points", 1],
  ]);
});

it("columns are counted from 1", () => {
  const city = [
    ["a", "b"],
    ["c", "d"],
  ].map((row) => row.map((card) => ({ card }) as Plot));
  expect(plotAt({ city }, { row: "yellow", column: 2 })?.card).toBe("d");
  expect(plotAt(undefined, { row: "white", column: 1 })).toBeUndefined();
});

it("every location has signs, and each of them is drawn", () => {
  for (const card of Object.keys(LOCATIONS)) {
    expect(abilityOf(card).length).toBeGreaterThan(0);
    expect(
      abilityOf(card)
        .flatMap((mark) => ("text" in mark ? [mark.text] : []))
        .join(""),
    ).not.toContain(":");
  }
});

it("an ability is written in figures and signs", () => {
  expect(abilityOf("blacksmith")).toEqual([{ icon: "army" }, { text: "+1" }, { icon: "strength" }]);
  expect(abilityOf("no such card")).toEqual([]);
});
