import { describe, expect, it } from "vitest";
import { HandPath, LONGEST, type Sample } from "./handPath";

/** What `pointer.py` refuses. */
function isDrawn(path: Sample[]): boolean {
  const pairs = path.slice(1).map((sample, index): [Sample, Sample] => [path[index] as Sample, sample]);
  const [[began, x, y] = [1, 0, 0]] = path;
  return (
    path.length >= 2 &&
    path.length <= 2000 &&
    began === 0 &&
    Math.max(Math.abs(x), Math.abs(y)) <= 200 &&
    path.every((sample) => sample.every(Number.isInteger) && sample[3] >= 0 && sample[3] <= 1000) &&
    pairs.every(([one, other]) => other[0] > one[0]) &&
    pairs.every(([one, other]) => Math.max(Math.abs(other[1] - one[1]), Math.abs(other[2] - one[2])) <= 600)
  );
}

describe("the path of a hand", () => {
  it("begins when the hand leaves the place where the piece lay", () => {
    const path = new HandPath(5000);
    path.note(5200, { x: 20, y: 3 }, 0);
    path.note(9000, { x: 60, y: -8 }, 0);
    path.note(9100, { x: 700, y: 10 }, 0);
    const samples = path.ended(9300, { x: 1500, y: 0.4 }, 1000);
    expect(samples[0]).toEqual([0, 60, -8, 0]);
    expect(samples.at(-1)).toEqual([300, 1500, 0, 1000]);
    expect(isDrawn(samples)).toBe(true);
  });

  it("has a sample every few milliseconds at most, however often one looks", () => {
    const path = new HandPath(0);
    for (let now = 1; now <= LONGEST; now += 1) path.note(now, { x: now / 5, y: Math.sin(now) }, 0);
    const samples = path.ended(LONGEST, { x: 1500, y: 0 }, 0);
    expect(isDrawn(samples)).toBe(true);
    expect(samples.length).toBeLessThan(1800);
  });

  it("has no jump, even of a hand that was quicker than anybody looked", () => {
    const path = new HandPath(0);
    path.note(16, { x: 1490, y: 900 }, 0);
    const samples = path.ended(17, { x: 1500, y: 0 }, 0);
    expect(isDrawn(samples)).toBe(true);
    expect(samples.length).toBeGreaterThan(4);
  });

  it("stays on its plane", () => {
    const path = new HandPath(0);
    path.note(500, { x: 99_999, y: -99_999 }, 5000);
    expect(path.ended(600, { x: 99_999, y: -99_999 }, 5000).at(-1)).toEqual([600, 10_000, -10_000, 1000]);
  });

  it("knows how long the piece has been on its way", () => {
    const path = new HandPath(100);
    expect(path.age(8000)).toBe(0);
    path.note(8000, { x: 500, y: 0 }, 0);
    expect(path.age(8500)).toBe(8400);
  });
});
