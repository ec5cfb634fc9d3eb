import { describe, expect, it } from "vitest";
import { cellOf, edgeFor, footOf, middleOf, onCard, placeOf, pointOn, quarterOf, slotOf, topOf } from "./lattice";

it("a slot's name says where its card would be", () => {
  expect(placeOf("x@-1,0,2")).toEqual({ normal: "x", x: -1, y: 0, z: 2 });
  expect(slotOf(placeOf("z@3,-4,5"))).toBe("z@3,-4,5");
});

it("a worker stands in the middle of its cell", () => {
  expect(middleOf(cellOf("0,-1,2"))).toEqual([0.5, -0.5, 2]);
});

it.each(["x@-1,0,2", "y@2,1,5", "z@0,-3,4"])("points on a card at %s are found again", (slot) => {
  const place = placeOf(slot);
  for (const [u, v] of [
    [-1, -1],
    [1, 0],
    [0, 1],
  ] as const)
    expect(onCard(place, pointOn(place, u, v))).toEqual([u, v]);
});

it("what stands reaches one unit up and down from its centre, what lies does not", () => {
  expect([footOf(placeOf("x@0,0,3")), topOf(placeOf("x@0,0,3"))]).toEqual([2, 4]);
  expect([footOf(placeOf("z@0,0,3")), topOf(placeOf("z@0,0,3"))]).toEqual([3, 3]);
});

describe("the edge a slot is riveted to", () => {
  const crossbar = placeOf("y@0,0,1");

  it.each([
    ["x@1,0,1", "east"],
    ["x@-1,0,1", "west"],
    ["z@0,0,2", "top"],
    ["z@0,0,0", "bottom"],
  ])("for %s is the %s one", (slot, side) => {
    expect(edgeFor(placeOf(slot), crossbar)).toBe(side);
  });

  it.each(["y@1,0,1", "x@0,0,1", "x@2,0,1", "x@1,1,1", "z@1,0,1"])("does not exist for %s", (slot) => {
    expect(edgeFor(placeOf(slot), crossbar)).toBeNull();
  });
});

it("a floor has four quarters", () => {
  const quarters = ["0,0,2", "-1,0,2", "0,-1,2", "-1,-1,2"].map((cell) => quarterOf(cellOf(cell), placeOf("z@0,0,2")));
  expect(new Set(quarters.map(({ north, east }) => `${String(north)} ${String(east)}`)).size).toBe(4);
  expect(quarters[0]).toEqual({ north: true, east: true });
});
