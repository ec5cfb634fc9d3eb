import { expect, it, vi } from "vitest";

vi.mock("./drawing", () => ({ colour: () => "", drawSide: () => undefined }));
const { numbersIn } = await import("./portrait");
const { onSide } = await import("./isometric");

it("a matrix is read as it was written, signs included", () => {
  expect(numbersIn("matrix(0.8660 0.5000 -0.8660 0.5000 0.0000 -1.0000)")).toEqual([0.866, 0.5, -0.866, 0.5, 0, -1]);
  expect(numbersIn(onSide({ row: 1, column: 1, floor: 1 }, "top"))).toHaveLength(6);
});
