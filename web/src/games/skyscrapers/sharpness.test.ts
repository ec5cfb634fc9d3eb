import { describe, expect, it } from "vitest";
import { Sharpness } from "./sharpness";

/** How finely each of so many pictures is drawn that take so long. */
function drawn(sharpness: Sharpness, pictures: number, pace: number, { moving = true, sharpest = 1, from = 0 } = {}) {
  return Array.from({ length: pictures }, (_, picture) =>
    sharpness.next(sharpest, moving, { pace, drawn: from + picture }),
  );
}

describe("how finely the site is drawn", () => {
  it("is as finely as the screen can where the machine keeps up", () => {
    expect(new Set(drawn(new Sharpness(), 50, 16, { sharpest: 2 }))).toEqual(new Set([2]));
  });

  it("is more coarsely step by step where it does not, but a card is always a card", () => {
    for (const sharpest of [1, 2, 3]) {
      const seen = drawn(new Sharpness(), 60, 200, { sharpest });
      expect(seen[0]).toBeGreaterThan(seen[8] as number);
      expect(seen.at(-1)).toBeCloseTo(0.6);
    }
  });

  it("is no finer than a screen that is coarse itself", () => {
    expect(drawn(new Sharpness(), 60, 200, { sharpest: 0.5 }).at(-1)).toBe(0.5);
  });

  it("is finely again as soon as nothing moves, however long a picture takes", () => {
    const sharpness = new Sharpness();
    drawn(sharpness, 60, 200);
    expect(drawn(sharpness, 1, 200, { moving: false, from: 60 })).toEqual([1]);
  });
});
