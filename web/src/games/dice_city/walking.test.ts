import { expect, it } from "vitest";
import { next } from "./walking";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 3, 3],
  ["ArrowLeft", 4, 4],
  ["ArrowDown", 1, 5],
  ["ArrowDown", 6, 6],
  ["ArrowUp", 5, 1],
  ["ArrowUp", 2, 2],
  ["Enter", 2, 2],
])("%s leads from piece %i to %i in a display of two rows of four", (key, from, to) => {
  expect(next(from, key, 4, 8)).toBe(to);
});
