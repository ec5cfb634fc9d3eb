import { expect, it } from "vitest";
import { darkRuns, qrPicture } from "./qr";

it("dark modules that follow one another are one run", () => {
  expect(darkRuns([true, true, false, true, false, false, true, true, true])).toEqual([
    [0, 2],
    [3, 1],
    [6, 3],
  ]);
  expect(darkRuns([false, false])).toEqual([]);
});

it("a code has a quiet border and the finder pattern in its corner", () => {
  const { size, path } = qrPicture("https://example.org/#/join/abc/def");
  expect((size - 8 - 17) % 4).toBe(0); // 17 + 4 × version, and four modules of border on each side
  expect(path.startsWith("M4 4h7v1h-7z")).toBe(true);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});

it("a longer link needs a larger code", () => {
  expect(qrPicture("x".repeat(200)).size).toBeGreaterThan(qrPicture("x").size);
});
