import { expect, it } from "vitest";
import { besides, cubesOf, diceAt, frame, fromFarToNear, onSide, project } from "./isometric";

const close = (point: number[], expected: number[]) =>
  point.forEach((each, axis) => expect(each).toBeCloseTo(expected[axis] ?? NaN));

it("columns run to the lower right, rows to the lower left, floors upwards", () => {
  close(project(1, 0, 0), [0.866, 0.5]);
  close(project(0, 1, 0), [-0.866, 0.5]);
  close(project(0, 0, 1), [0, -1]);
});

it("what is nearer is drawn over what is farther", () => {
  const order = fromFarToNear(cubesOf([0, 2, 1, 0, 0, 1])).map(({ row, column, floor }) => `${row} ${column} ${floor}`);
  expect(order.slice(0, 2).sort()).toEqual(["1 2 1", "2 1 1"]);
  expect(order.slice(2)).toEqual(["1 2 2", "3 2 1"]);
});

it("the top of a cube is seen one floor above its ground", () => {
  expect(onSide({ row: 1, column: 1, floor: 1 }, "top")).toBe("matrix(0.8660 0.5000 -0.8660 0.5000 0.0000 -1.0000)");
});

it("dice know their places", () => {
  const stacks = [
    [],
    [],
    [],
    [],
    [],
    [
      { material: "wood" as const, value: 2 },
      { material: "glass" as const, value: 5 },
    ],
  ];
  expect(diceAt(stacks)).toEqual([
    { row: 3, column: 2, floor: 1, material: "wood", value: 2 },
    { row: 3, column: 2, floor: 2, material: "glass", value: 5 },
  ]);
});

it("the frame reaches from the highest corner to the nearest one", () => {
  close(
    frame([
      { row: 1, column: 1, floor: 2 },
      { row: 1, column: 1, floor: 1 },
    ]),
    [-0.866, -2, 1.732, 3],
  );
});

it.each([1, 2, 3, 4, 5, 6])("beside a %i no side repeats it or its opposite", (top) => {
  const { left, right } = besides(top);
  expect(new Set([top, 7 - top, left, 7 - left, right, 7 - right]).size).toBe(6);
});
