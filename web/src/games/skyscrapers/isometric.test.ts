import { expect, it } from "vitest";
import { QUARTERS, centreOf, frame, fromFarToNear, nearness, outline, project } from "./isometric";
import { placeOf } from "./lattice";
import type { Point } from "./view";

it("up is up, east is to the lower right, north to the upper right", () => {
  const [origin, up, east, north] = (
    [
      [0, 0, 0],
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ] as Point[]
  ).map(project) as [[number, number], [number, number], [number, number], [number, number]];
  expect(up[1]).toBeLessThan(origin[1]);
  expect(east[0]).toBeGreaterThan(origin[0]);
  expect(east[1]).toBeGreaterThan(origin[1]);
  expect(north[0]).toBeGreaterThan(origin[0]);
  expect(north[1]).toBeLessThan(origin[1]);
});

/** All unit squares of a small lattice, each with two points of the line of sight on either side of its middle. */
const SQUARES = ["x", "y", "z"].flatMap((normal) =>
  [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) =>
      [1, 2].flatMap((z) =>
        QUARTERS.map((quarter) => centreOf(placeOf(`${normal}@${String(x)},${String(y)},${String(z)}`), quarter)),
      ),
    ),
  ),
);

it("of two squares one behind the other, the farther one is painted first", () => {
  const same = (one: Point, other: Point) =>
    Math.hypot(project(one)[0] - project(other)[0], project(one)[1] - project(other)[1]) < 1e-9;
  const painted = fromFarToNear(SQUARES.map((at) => ({ at })));
  const depth = ([x, y, z]: Point) => (x - y) * 0.5 + z; // along the line of sight
  for (const [index, { at }] of painted.entries()) {
    for (const later of painted.slice(index + 1))
      if (same(at, later.at)) expect(depth(at)).toBeLessThanOrEqual(depth(later.at) + 1e-9);
  }
});

it("the walls and the floor of one cell are equally near", () => {
  const [floor, west, north] = [
    [0.5, -0.5, 0],
    [0, -0.5, 0.5],
    [0.5, 0, 0.5],
  ] as [Point, Point, Point];
  expect(nearness(west)).toBe(nearness(floor));
  expect(nearness(north)).toBe(nearness(floor));
});

it("a drawing's frame holds everything in it", () => {
  const points: Point[] = [
    [0, 0, 0],
    [2, 0, 3],
    [-1, 4, 1],
  ];
  const [left, top, width, height] = frame(points, 0.5);
  for (const [x, y] of points.map(project)) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(left + width);
    expect(y).toBeGreaterThanOrEqual(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
});

it("a card's outline has four corners", () => {
  expect(outline(placeOf("x@0,0,1"), [-1, -1], [1, 1]).split(" ")).toHaveLength(4);
});
