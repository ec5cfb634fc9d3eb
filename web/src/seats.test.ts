import { expect, it } from "vitest";
import { others } from "./seats";

it("the others sit clockwise from one's own chair", () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(2, 0)).toEqual([1]);
});
