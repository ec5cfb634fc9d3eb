import { describe, expect, it } from "vitest";
import { Sentences } from "../../sentences";
import { wordsOf } from "../../../words";
import { cellPhrase, slotPhrase } from "./naming";
import { standingCard } from "./testing";
import type { View } from "./view";

/** A position written as its cards. */
function site(...cards: string[]): Pick<View, "cards"> {
  return { cards: cards.map(standingCard) };
}

const SITE = site("y@0,0,1 start", "x@-1,0,1 start", "x@1,0,1 start", "z@1,0,2 floor-VH");
const SLOTS = ["z@-1,0,2", "x@2,0,2", "y@2,0,2", "z@1,-3,4", "x@-2,1,5", "y@0,0,3", "z@0,0,3"];
const CELLS = ["1,0,0", "1,-1,0", "0,0,0", "0,-1,0", "-1,0,0", "-1,-1,0", "-2,0,0", "-2,-1,0"];
const FLOOR = ["0,0,2", "1,0,2", "0,-1,2", "1,-1,2"];

it("a slot that lies tells its height, one that stands from where to where it goes", () => {
  expect(slotPhrase("z@-1,0,2")).toEqual({
    message: "skyscrapers-board-slot-lying",
    arguments: { across: "west", far: 1, along: "none", deep: 0, height: 2 },
  });
  expect(slotPhrase("x@2,-3,2")).toEqual({
    message: "skyscrapers-board-slot-standing",
    arguments: { across: "east", far: 2, along: "south", deep: 3, axis: "x", foot: 1, top: 3 },
  });
});

it("a cell on a floor is a quarter of it, one on the ground so many steps from the middle", () => {
  expect(cellPhrase(SITE, "1,-1,2")).toEqual({
    message: "skyscrapers-board-cell-floor",
    arguments: { across: "east", far: 1, along: "none", deep: 0, height: 2, quarter: "south-east" },
  });
  expect(cellPhrase(SITE, "0,-1,0")).toEqual({
    message: "skyscrapers-board-cell-ground",
    arguments: { across: "east", far: 1, along: "south", deep: 1 },
  });
});

describe.each(["en", "pl", "hu", "ro"] as const)("in %s", (language) => {
  const words = new Sentences(language, wordsOf(language));
  const phrases = [...SLOTS.map(slotPhrase), ...[...CELLS, ...FLOOR].map((cell) => cellPhrase(SITE, cell))];
  const said = phrases.map(({ message, arguments: given }) => words.say(message, given));

  it("places that differ have names that differ", () => {
    expect(new Set(said).size).toBe(said.length);
  });

  // Sentences that are put together of parts must not have gaps where the parts meet.
  it("places are read without odd gaps and codes", () => {
    for (const sentence of said) expect(sentence).not.toMatch(/ ,| {2}|[{}$@]|none/);
  });
});
