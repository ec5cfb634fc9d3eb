import { describe, expect, it } from "vitest";
import { placeOf } from "./lattice";
import { surroundingsOf } from "./surroundings";
import {
  type Framing,
  START,
  type Viewpoint,
  across,
  between,
  climbed,
  cutAlong,
  dot,
  dragged,
  extentOf,
  facing,
  framed,
  fromSide,
  nearer,
  nearestTo,
  towards,
  zoomed,
} from "./turntable";
import type { Point } from "./view";

const H = ["y@0,0,1", "x@-1,0,1", "x@1,0,1"].map(placeOf);

describe("one finger", () => {
  it("to the right turns the site to the right: the eye goes left around it", () => {
    const [x] = towards(dragged({ ...START, around: 0 }, 30, 0));
    expect(x).toBeLessThan(0);
  });

  it("never brings the eye below the ground or past the zenith", () => {
    expect(dragged(START, 0, -5000).above).toBeGreaterThan(0);
    expect(dragged(START, 0, 5000).above).toBeLessThanOrEqual(Math.PI / 2);
  });
});

it("the eye stands in the south at first and goes round by the east", () => {
  const [x, y, z] = towards({ ...START, around: 0, above: 0 });
  expect([x, y, z].map(Math.round)).toEqual([0, -1, 0]);
  expect(towards({ ...START, around: Math.PI / 2, above: 0 })[0]).toBeCloseTo(1);
});

it("zooming and climbing have their limits", () => {
  expect(zoomed(START, 1000).zoom).toBe(4);
  expect(zoomed(START, 0.0001).zoom).toBe(0.5);
  expect(climbed(START, 100_000, 6).climb).toBe(3);
  expect(climbed(START, -100_000, 6).climb).toBe(-3);
});

it("a walk begins and ends where it should", () => {
  const goal = { around: 2, above: 1, zoom: 2, climb: 1 };
  expect(between(START, goal, 0)).toEqual(START);
  expect(between(START, goal, 1)).toEqual(goal);
});

it("nobody is spun round for nothing", () => {
  const far = { ...START, around: 7 * Math.PI };
  const goal = nearestTo(far, START);
  expect(Math.abs(goal.around - far.around)).toBeLessThanOrEqual(Math.PI);
  expect(towards(goal)[0]).toBeCloseTo(towards(START)[0]);
});

const TALL = [...H, placeOf("z@4,0,8"), placeOf("x@3,2,5")];
const LENS = { broad: 0.4, high: 0.23, free: { left: -0.9, right: 0.7, bottom: -0.6, top: 0.95 } };

/** Where the points are in the picture, from -1 to 1. */
function pictured(
  points: Point[],
  from: Viewpoint,
  { far, right, up }: Framing,
  { broad, high } = LENS,
): [number, number][] {
  const [out, [east, north]] = [towards(from), across(from)];
  return points.map((point) => {
    const depth = far - dot(point, out);
    return [(dot(point, east) - right) / depth / broad, (dot(point, north) - up) / depth / high];
  });
}

describe.each([0.04, 0.48, 1.2, 1.57])("from %f above", (above) => {
  const views = [0, 0.5, 2, 4].map((around) => ({ ...START, around, above }));

  it.each(views)("every corner of a building is within the free part, and it fills that ($around)", (from) => {
    const seen = pictured(surroundingsOf(TALL), from, framed(surroundingsOf(TALL), from, LENS));
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    const { left, right, bottom, top } = LENS.free;
    const air = [Math.min(...xs) - left, right - Math.max(...xs), Math.min(...ys) - bottom, top - Math.max(...ys)];
    expect(Math.min(...air)).toBeGreaterThan(-1e-9);
    expect(
      Math.min(Math.max(air[0] as number, air[1] as number), Math.max(air[2] as number, air[3] as number)),
    ).toBeCloseTo(0);
  });

  it.each(views)("coming nearer keeps what is in the middle ($around)", (from) => {
    const { middle } = extentOf(TALL);
    const before = framed(surroundingsOf(TALL), from, LENS);
    const after = nearer(before, dot(middle, towards(from)), 2, LENS);
    const free = [(LENS.free.left + LENS.free.right) / 2, (LENS.free.bottom + LENS.free.top) / 2] as const;
    const [[x, y]] = pictured([middle], from, before) as [[number, number]];
    const [[u, v]] = pictured([middle], from, after) as [[number, number]];
    expect(u - free[0]).toBeCloseTo(2 * (x - free[0]));
    expect(v - free[1]).toBeCloseTo(2 * (y - free[1]));
  });
});

it("from its own side the eye sees a wind's wall, and it goes round only to what is hidden", () => {
  expect(towards(fromSide("east"))[0]).toBeGreaterThan(0.9);
  expect(towards(fromSide("north"))[1]).toBeGreaterThan(0.9);
  const south = { ...START, around: 0 };
  const extent = { middle: [0, 0, 1] as Point, height: 2 };
  expect(facing(south, extent, [0, -3, 1])).toEqual(south);
  const behind = facing(south, extent, [0.1, 3, 1]);
  expect(towards({ ...behind, above: 0 })[1]).toBeGreaterThan(0.4);
});

it("a section opens the side that is looked at", () => {
  expect(cutAlong({ ...START, around: 0 })).toEqual({ axis: "y", sign: -1 });
  expect(cutAlong({ ...START, around: Math.PI / 2 })).toEqual({ axis: "x", sign: 1 });
  expect(cutAlong({ ...START, around: Math.PI })).toEqual({ axis: "y", sign: 1 });
});
