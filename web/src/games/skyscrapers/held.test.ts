import { describe, expect, it } from "vitest";
import { hanging } from "./held";
import type { Point } from "./view";

const FLAT = { right: [0, 1, 0] as Point, up: [0, 0, 1] as Point, pixels: 50 };

describe("a piece in the hand", () => {
  it("hangs as far from its place as the pointer is, to the right and above", () => {
    const { place } = hanging([1, 2, 3], { x: 100, y: -25 }, { x: 0, y: 0 }, FLAT);
    expect(place).toEqual([1, 4, 3.5]);
  });

  it("leans to the side to which the hand is ahead, about the line of sight, and never too far", () => {
    const [w, x, y, z] = hanging([0, 0, 0], { x: 0, y: 0 }, { x: 0.2, y: 0 }, FLAT).turn;
    expect([2 * Math.acos(w), Math.sign(x)]).toEqual([expect.closeTo(0.2, 6), -1]);
    expect([Math.abs(y), Math.abs(z)]).toEqual([0, 0]);
    expect(2 * Math.acos(hanging([0, 0, 0], { x: 0, y: 0 }, { x: 9, y: 0 }, FLAT).turn[0])).toBeCloseTo(0.6, 6);
  });
});
