import { describe, expect, it } from "vitest";
import { Pendulum, steadiness } from "./pendulum";

/** The hand of `fix`: 1500 in half a second, swaying, then half a second of rest. */
const hand = (row: number) => ({ x: Math.min(1500, (1500 * (row + 1)) / 250), y: 100 * Math.sin(row / 50) });

describe("what hangs from the hand", () => {
  it("swings as it does on the server", () => {
    const pendulum = new Pendulum(hand(0));
    const seen = new Map<number, { x: number; y: number }>();
    for (let row = 0; row < 500; row += 1) {
      pendulum.follow(hand(row), 2);
      seen.set(row, pendulum.piece);
    }
    // From `_swinging` of pointer.py.
    const told: [number, number, number][] = [
      [49, 188.724, 56.049],
      [249, 1494.595, -150.754],
      [299, 1612.373, -73.882],
      [499, 1510.806, -51.224],
    ];
    for (const [row, x, y] of told) {
      expect(seen.get(row)?.x).toBeCloseTo(x, 2);
      expect(seen.get(row)?.y).toBeCloseTo(y, 2);
    }
  });

  it("leans the more the quicker the hand sets out", () => {
    const [slow, quick] = [new Pendulum({ x: 0, y: 0 }), new Pendulum({ x: 0, y: 0 })];
    slow.follow({ x: 100, y: 0 }, 200);
    quick.follow({ x: 400, y: 0 }, 200);
    expect(steadiness(slow.lean)).toBeGreaterThan(steadiness(quick.lean));
  });

  it("comes to rest, and is steady then", () => {
    const pendulum = new Pendulum({ x: 0, y: 0 });
    pendulum.follow({ x: 300, y: 100 }, 100);
    for (let frame = 0; frame < 120; frame += 1) pendulum.follow({ x: 300, y: 100 }, 16);
    expect(steadiness(pendulum.lean)).toBeGreaterThan(0.99);
    expect(pendulum.piece.x).toBeCloseTo(300, 1);
  });

  it("stays where it is when no time passes", () => {
    const pendulum = new Pendulum({ x: 0, y: 0 });
    pendulum.follow({ x: 50, y: 0 }, 0);
    expect([pendulum.hand.x, pendulum.piece.x]).toEqual([50, 0]);
  });
});

describe("the meter", () => {
  it("goes from rest to worse than it can show", () => {
    expect(steadiness({ x: 0, y: 0 })).toBe(1);
    expect(steadiness({ x: 0.1, y: 0 })).toBeCloseTo(0.6);
    expect(steadiness({ x: 3, y: 4 })).toBe(0);
  });
});
