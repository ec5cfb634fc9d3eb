import { expect, it } from "vitest";
import { Tops } from "./scrolling";

it("a page that is opened begins at the top, and one that was left is where it was", () => {
  const tops = new Tops();
  tops.leave(0, 640.4);
  const next = tops.open(0);
  expect(next).toBe(1);
  expect(tops.of(next)).toBe(0);
  expect(tops.of(0)).toBe(640);
});

it("what lay ahead is forgotten when somebody goes another way", () => {
  const tops = new Tops({ 0: 10, 1: 20, 2: 30 });
  expect(tops.open(0)).toBe(1);
  expect([tops.of(0), tops.of(1), tops.of(2)]).toEqual([10, 0, 0]);
});

it("they outlive the page as text", () => {
  const tops = new Tops({ 3: 99 });
  expect(new Tops(JSON.parse(tops.text()) as Record<number, number>).of(3)).toBe(99);
});
