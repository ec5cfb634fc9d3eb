import { describe, expect, it } from "vitest";
import type { Chance } from "./choosing";
import { busiest, plansOf, spotOf, windowOf } from "./plans";
import { standingCard } from "./testing";
import type { Standee } from "./viewing";

const cards = ["y@0,0,1 start", "x@-1,0,1 start", "x@1,0,1 start", "z@1,0,2 floor-VH", "x@0,0,3 upright-VH"].map(
  standingCard,
);
const worker = { seat: 1, worker: 2, cell: "1,-1,2" } as Standee;
const at = (slot: string, height: number): Chance => {
  const [x = 0, y = 0, z = 0] = (slot.split("@")[1] ?? "").split(",").map(Number);
  return { key: slot, action: {}, look: "slot", at: [x, y, z], height, text: "1", slot };
};

describe("plans", () => {
  const plans = plansOf(cards, [worker], [at("z@0,0,4", 4)]);

  it("are drawn for the ground, for every floor and for whatever may be done, the highest first", () => {
    expect(plans.map(({ height }) => height)).toEqual([4, 2, 0]);
  });

  it("show what lies there and cut what stands there", () => {
    const [, second, ground] = plans;
    expect(ground?.standing.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(second?.lying.map(({ number }) => number)).toEqual([3]);
    expect(second?.standing.map(({ number }) => number)).toEqual([4]);
  });

  it("have everybody at the height where they stand", () => {
    expect(plans.map(({ workers }) => workers.length)).toEqual([0, 1, 0]);
  });

  it("are busiest where most can be chosen, whoever can be picked up", () => {
    const picked: Chance = { ...at("z@0,0,4", 4), who: worker };
    expect(
      busiest(plansOf(cards, [worker], [at("x@2,0,3", 2), at("x@1,1,3", 2), at("z@0,0,4", 4), picked, picked])),
    ).toBe(2);
    expect(busiest(plansOf(cards, [worker], [picked]))).toBeUndefined();
  });
});

it("buttons of slots with one centre do not cover each other", () => {
  const spots = ["x@1,1,3", "y@1,1,3", "z@1,1,3"].map((slot) => spotOf(at(slot, 2)).join(" "));
  expect(new Set(spots).size).toBe(3);
});

it("the window of all plans holds every card and every choice", () => {
  const { west, south, breadth, depth } = windowOf(cards, [at("x@5,-6,3", 2)]);
  expect(west).toBeLessThanOrEqual(-2);
  expect(west + breadth).toBeGreaterThanOrEqual(6);
  expect(south).toBeLessThanOrEqual(-7);
  expect(south + depth).toBeGreaterThanOrEqual(1);
});
