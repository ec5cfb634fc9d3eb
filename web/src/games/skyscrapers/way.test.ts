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

  const everywhere = (size: { width: number; height: number }) => {
    const ways = [];
    for (let x = 60; x < size.width - 50; x += 20)
      for (let y = 60; y < size.height - 50; y += 20) ways.push(wayTo({ x, y }, size));
    return ways;
  };

  it("begins within the stage, wherever the goal is, and is never much shorter than half of it", () => {
    for (const { start, length } of everywhere(DESK)) {
      expect(start.x).toBeGreaterThanOrEqual(48);
      expect(start.y).toBeGreaterThanOrEqual(68);
      expect(start.x).toBeLessThanOrEqual(DESK.width - 48);
      expect(start.y).toBeLessThanOrEqual(DESK.height - 48);
      expect(length).toBeGreaterThan(190);
    }
  });

  it.each([330, 420])(
    "leaves the slider, the compass and the buttons of a phone's stage %i high alone, and so does the finger",
    (height) => {
      const size = { width: 380, height };
      for (const { start, length } of everywhere(size)) {
        expect(start.x - 56).toBeGreaterThanOrEqual(0);
        expect(start.x + 56).toBeLessThanOrEqual(size.width - 44);
        expect(start.y).toBeGreaterThanOrEqual(68);
        const finger = { x: start.x + 36, y: start.y + 62 + 36 };
        expect(finger.y).toBeLessThanOrEqual(height - 46);
        expect(finger.x <= size.width - 84 || finger.y <= height - 84).toBe(true);
        expect(length).toBeGreaterThan(90);
      }
    },
  );

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
