import { expect, test } from "vitest";
import { notesOf } from "./notes";

test("what is counted climbs with every step, and stays within hearing", () => {
  const pitch = (step: number) => notesOf("count", step)[0]?.pitch ?? 0;
  expect(pitch(2)).toBeGreaterThan(pitch(1));
  expect(pitch(40)).toBe(pitch(6));
});

test("dice tumble: several knocks, one after the other", () => {
  const times = notesOf("tumble").map(({ at }) => at);
  expect(times.length).toBeGreaterThan(3);
  expect(times).toEqual([...times].sort((one, other) => one - other));
});
