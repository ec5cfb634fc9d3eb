import { describe, expect, it } from "vitest";
import { Sentences } from "../../sentences";
import { wordsOf } from "../../../words";
import { cellPhrase, jointOf, slotPhrase } from "./naming";
import { standingCard } from "./testing";
import type { View } from "./view";

/** A position written as its cards. */
function site(...cards: string[]): Pick<View, "cards"> {
  return { cards: cards.map(standingCard) };
}

const SITE = site("y@0,0,1 start", "x@-1,0,1 start", "x@1,0,1 start", "z@1,0,2 floor-VH");

describe("a slot", () => {
  it("is named by the first card it can be riveted to", () => {
    expect(jointOf(SITE, { normal: "z", x: -1, y: 0, z: 2 })).toEqual({ card: 1, side: "top" });
    expect(jointOf(SITE, { normal: "z", x: 7, y: 7, z: 7 })).toBeNull();
  });

  it("that lies tells its height, one that stands from where to where it goes", () => {
    expect(slotPhrase(SITE, "z@-1,0,2")).toEqual({
      message: "skyscrapers-board-slot-lying",
      arguments: { number: 1, side: "top", height: 2 },
    });
    expect(slotPhrase(SITE, "x@2,0,2")).toEqual({
      message: "skyscrapers-board-slot-standing",
      arguments: { number: 3, side: "east", foot: 1, top: 3 },
    });
  });
});

describe("a cell", () => {
  it("on a floor is a quarter of it", () => {
    expect(cellPhrase(SITE, "1,-1,2")).toEqual({
      message: "skyscrapers-board-cell-floor",
      arguments: { number: 3, height: 2, quarter: "south-east" },
    });
  });

  it.each([
    ["1,0,0", { number: 2, side: "east", half: "north" }],
    ["0,-1,0", { number: 0, side: "south", half: "east" }],
  ])("on the ground, at %s, is named by the first base card it is beside", (cell, given) => {
    expect(cellPhrase(SITE, cell)).toEqual({ message: "skyscrapers-board-cell-ground", arguments: given });
  });

  it("has a name of its own wherever two cells differ", () => {
    const cells = [
      "1,0,0",
      "1,-1,0",
      "0,0,0",
      "0,-1,0",
      "-1,0,0",
      "-1,-1,0",
      "-2,0,0",
      "-2,-1,0",
      "0,0,2",
      "1,0,2",
      "0,-1,2",
      "1,-1,2",
    ];
    expect(new Set(cells.map((cell) => JSON.stringify(cellPhrase(SITE, cell)))).size).toBe(cells.length);
  });
});

// Sentences that are put together of parts must not have gaps where the parts meet.
describe.each(["en", "pl", "hu", "ro"] as const)("in %s", (language) => {
  const words = new Sentences(language, wordsOf(language));

  it.runIf(words.has("skyscrapers-board-cell-ground"))("places are read without odd gaps", () => {
    const { message, arguments: given } = cellPhrase(SITE, "0,-1,0");
    expect(words.say(message, given)).not.toMatch(/ ,| {2}|[{}$]/);
  });
});
