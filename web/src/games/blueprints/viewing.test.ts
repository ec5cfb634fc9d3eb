import { describe, expect, it } from "vitest";
import type { PoolDie, TakenDie, View } from "./view";
import { diceIn, heaps, isUnfit, nameOfDie, place, isLost, squaresOf, stacksOf, touch, worthOn } from "./viewing";

const during = (phase: View["phase"]) => ({ phase }) as View;
const inPool = (value: number, fits: boolean | null = true): PoolDie => ({
  material: "wood",
  value,
  fits,
  places: null,
});

describe("a plan", () => {
  it("is read row by row from the top, X hatched", () => {
    expect(squaresOf("X1/31/1X").map(({ wanted }) => wanted)).toEqual([null, 1, 3, 1, 1, null]);
    expect(squaresOf("X1/31/1X")[2]).toEqual({ row: 2, column: 1, wanted: 3 });
  });

  it("has six squares even while it is hidden", () => {
    expect(squaresOf(null).map(({ wanted }) => wanted)).toEqual(Array(6).fill(null));
  });
});

describe("the dice of a building", () => {
  const taken = (value: number, where: [number, number, number] | null, dead = false): TakenDie => {
    const [row, column, floor] = where ?? [null, null, null];
    return { material: "stone", value, dead, row, column, floor };
  };

  it("stand on their squares from the ground up, in whatever order they are told", () => {
    const stacks = stacksOf([taken(5, [2, 1, 2]), taken(1, [3, 2, 1]), taken(3, [2, 1, 1])]);
    expect(stacks.map((stack) => stack.map(({ value }) => value))).toEqual([[], [], [3, 5], [], [], [1]]);
  });

  it("stand nowhere when they are dead or hidden", () => {
    expect(stacksOf([taken(5, null, true), taken(2, null)]).flat()).toEqual([]);
  });
});

it("a click on a die of the pool takes it, and with two players then discards another", () => {
  expect(touch(during("taking"), inPool(4))).toEqual({ do: "take", material: "wood", value: 4 });
  expect(touch(during("placing"), inPool(4))).toEqual({ do: "take", material: "wood", value: 4 });
  expect(touch(during("discarding"), inPool(4))).toEqual({ do: "discard", material: "wood", value: 4 });
});

it("a click on a square places the die there", () => {
  expect(place({ row: 3, column: 2 })).toEqual({ do: "place", row: 3, column: 2 });
});

it("a die that fits nowhere is marked only for whoever takes one", () => {
  expect(isUnfit(during("taking"), inPool(1, false), true)).toBe(true);
  expect(isUnfit(during("taking"), inPool(1, false), false)).toBe(false);
  expect(isUnfit(during("discarding"), inPool(1, false), true)).toBe(false);
  expect(isUnfit(during("taking"), inPool(1, true), true)).toBe(false);
  expect(isUnfit(during("taking"), inPool(1, null), true)).toBe(false);
});

it("the pool lies in heaps of one value", () => {
  const values = heaps([inPool(1), inPool(1), inPool(4), inPool(6)]).map((heap) => heap.map(({ value }) => value));
  expect(values).toEqual([[1, 1], [4], [6]]);
});

it("the bag is counted over all materials", () => {
  expect(diceIn({ wood: 2, recycled: 0, stone: 7, glass: 1 })).toBe(10);
});

it("a die is named by its material and value", () => {
  expect(nameOfDie({ material: "glass", value: 5 })).toBe("glass-5");
});

it("what a die brings is told square by square, and nothing where it may not stand", () => {
  const here = { row: 2, column: 1, points: 5, gains: { wood: 2, recycled: 0, stone: 3, glass: 0, bonus: 0 } };
  expect(worthOn([here])).toEqual([null, null, here, null, null, null]);
  expect(worthOn(null)).toEqual(Array(6).fill(null));
});

it("nobody would want to take a die that is lost, unless all are", () => {
  const pool = (...fits: boolean[]) =>
    ({ phase: "taking", pool: fits.map((each, value) => inPool(value, each)) }) as View;
  const take = { do: "take", material: "wood", value: 0 };
  expect(isLost(pool(false, true), take)).toBe(true);
  expect(isLost(pool(true, false), take)).toBe(false);
  expect(isLost(pool(false, false), take)).toBe(false);
});
