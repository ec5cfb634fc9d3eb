import { expect, test } from "vitest";
import { fileName, lines } from "./resultPicture";

const pen = { measureText: (text: string) => ({ width: text.length }) as TextMetrics };

test("a headline is broken between words", () => {
  expect(lines(pen, "Greedy bot 2 wins by 4", 12)).toEqual(["Greedy bot 2", "wins by 4"]);
  expect(lines(pen, "You win", 12)).toEqual(["You win"]);
  expect(lines(pen, "Unbreakablebutlong name", 5)).toEqual(["Unbreakablebutlong", "name"]);
});

test("a file is named after the game and the day, in letters every system takes", () => {
  expect(fileName("Orașul zarurilor", new Date("2026-11-16T12:00:00Z"))).toBe("orasul-zarurilor-2026-11-16.png");
  expect(fileName("5 Towers", new Date("2026-11-16T12:00:00Z"))).toBe("5-towers-2026-11-16.png");
});
