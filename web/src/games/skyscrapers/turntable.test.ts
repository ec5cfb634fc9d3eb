import { describe, expect, it } from "vitest";
import { placeOf, pointOn } from "./lattice";
import {
  START,
  between,
  climbed,
  cutAlong,
  distanceTo,
  dragged,
  extentOf,
  nearestTo,
  towards,
  zoomed,
} from "./turntable";

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

it.each([0.04, 0.48, 1.2, 1.57])("from %f above, every corner of a building is in sight", (above) => {
  const extent = extentOf([...H, placeOf("z@4,0,8"), placeOf("x@3,2,5")]);
  const [high, broad] = [0.23, 0.4];
  for (const around of [0, 0.5, 2, 4]) {
    const from = { ...START, around, above };
    const [tx, ty, tz] = towards(from);
    const [right, far] = [[Math.cos(around), Math.sin(around), 0], distanceTo(extent, from, high, broad)];
    for (const card of [...H, placeOf("z@4,0,8"), placeOf("x@3,2,5")]) {
      for (const [u, v] of [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ] as const) {
        const [x, y, z] = pointOn(card, u, v).map((each, axis) => each - (extent.middle[axis] as number)) as [
          number,
          number,
          number,
        ];
        const depth = far - (x * tx + y * ty + z * tz);
        const across = x * (right[0] as number) + y * (right[1] as number);
        const up = Math.sqrt(Math.max(0, x * x + y * y + z * z - (far - depth) ** 2 - across ** 2));
        expect(Math.abs(across) / depth).toBeLessThanOrEqual(broad + 1e-9);
        expect(up / depth).toBeLessThanOrEqual(high + 1e-9);
      }
    }
  }
});

it("a section opens the side that is looked at", () => {
  expect(cutAlong({ ...START, around: 0 })).toEqual({ axis: "y", sign: -1 });
  expect(cutAlong({ ...START, around: Math.PI / 2 })).toEqual({ axis: "x", sign: 1 });
  expect(cutAlong({ ...START, around: Math.PI })).toEqual({ axis: "y", sign: 1 });
});
