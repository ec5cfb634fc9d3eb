import { describe, expect, it } from "vitest";
import { onPlane, onScreen, wayTo } from "./way";

const PHONE = { width: 380, height: 420 };
const DESK = { width: 900, height: 460 };

describe("the way of a hand on the screen", () => {
  it("comes from above where there is room", () => {
    const { start, goal, length } = wayTo({ x: 450, y: 400 }, DESK);
    expect(start.x).toBe(goal.x);
    expect(goal.y - start.y).toBe(length);
    expect(length).toBeGreaterThan(320);
  });

  it("comes from a side where there is none above", () => {
    const { start, goal } = wayTo({ x: 450, y: 120 }, DESK);
    expect(start.y).toBe(goal.y);
  });

  it("lies within the stage, wherever the goal is, and is never much shorter than half of it", () => {
    for (const size of [PHONE, DESK])
      for (let x = 60; x < size.width - 50; x += 40)
        for (let y = 60; y < size.height - 50; y += 40) {
          const { start, length } = wayTo({ x, y }, size);
          expect(start.x).toBeGreaterThanOrEqual(47);
          expect(start.x).toBeLessThanOrEqual(size.width - 47);
          expect(start.y).toBeGreaterThanOrEqual(47);
          expect(start.y).toBeLessThanOrEqual(size.height - 47);
          expect(length).toBeGreaterThan(140);
        }
  });

  it("is 1500 long on the plane of a path, whichever way it goes", () => {
    for (const goal of [
      { x: 450, y: 400 },
      { x: 450, y: 120 },
      { x: 700, y: 240 },
    ]) {
      const way = wayTo(goal, DESK);
      const end = onPlane(way, { x: way.goal.x - way.start.x, y: way.goal.y - way.start.y });
      expect(end.x).toBeCloseTo(1500);
      expect(end.y).toBeCloseTo(0);
    }
  });

  it("leads from the plane back to the screen", () => {
    const way = wayTo({ x: 200, y: 300 }, PHONE);
    const there = onScreen(way, { x: 700, y: -90 });
    const back = onPlane(way, { x: there.x - way.start.x, y: there.y - way.start.y });
    expect(back.x).toBeCloseTo(700);
    expect(back.y).toBeCloseTo(-90);
  });
});
