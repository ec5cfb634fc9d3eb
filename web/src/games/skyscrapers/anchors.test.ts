import { expect, it } from "vitest";
import { nearest, sideBySide } from "./anchors";

const label = (key: string, x: number, y: number) => ({ key, x, y, width: 24 });

it("labels that do not meet stay where they belong", () => {
  const places = sideBySide([label("a", 10, 10), label("b", 60, 12)], 24);
  expect([...places.values()]).toEqual([
    { x: 10, y: 10 },
    { x: 60, y: 12 },
  ]);
});

it("labels that would cover each other stand side by side, in their order, and none covers another", () => {
  const places = sideBySide(
    [label("c", 112, 100), label("a", 100, 104), label("b", 106, 96), label("far", 300, 100)],
    24,
  );
  const row = ["a", "b", "c"].map((key) => places.get(key) as { x: number; y: number });
  expect(row.map(({ x }) => Math.round(x))).toEqual([82, 106, 130]);
  expect(new Set(row.map(({ y }) => Math.round(y)))).toEqual(new Set([100]));
  expect(places.get("far")).toEqual({ x: 300, y: 100 });
});

it("a row that grows into another takes it in", () => {
  const places = sideBySide([label("a", 100, 0), label("b", 101, 0), label("c", 130, 0)], 24);
  const xs = ["a", "b", "c"].map((key) => places.get(key)?.x ?? 0).sort((one, other) => one - other);
  expect(xs.slice(1).map((x, index) => Math.round(x - (xs[index] as number)))).toEqual([24, 24]);
});

it("the nearest is meant, if it is near enough", () => {
  const places = new Map([
    ["one", { x: 0, y: 0, depth: 0 }],
    ["other", { x: 50, y: 0, depth: 0 }],
  ]);
  expect(nearest(places, 40, 0, 30)).toBe("other");
  expect(nearest(places, 200, 0, 30)).toBeNull();
});
