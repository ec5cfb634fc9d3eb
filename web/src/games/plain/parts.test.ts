import { describe, expect, it } from "vitest";
import { labelOf, partsOf, playersOf, told } from "./parts";

describe("a picture", () => {
  it("is shown without what is said elsewhere", () => {
    expect(partsOf({ phase: "drawing", stone: 3, bag: [], players: [], score: 1 })).toEqual([
      ["stone", 3],
      ["bag", []],
    ]);
    expect(partsOf(null)).toEqual([]);
  });

  it("has a player for every seat, also where it tells nothing of them", () => {
    expect(playersOf({ view: { players: [{ stones: [1] }, {}] }, scores: [1, 2] })).toEqual([{ stones: [1] }, {}]);
    expect(playersOf({ view: {}, scores: [1, 2] })).toEqual([{}, {}]);
  });
});

it.each([
  [3, "3"],
  [-3, "–3"],
  ["half_open", "half open"],
  [true, "✓"],
  [false, "–"],
  [null, "–"],
])("%j is told as %s", (value, said) => {
  expect(told("nothing", "part", value)).toBe(said);
});

it("a part without words is called by itself", () => {
  expect(labelOf("nothing", "draw_pile")).toBe("draw pile");
});
