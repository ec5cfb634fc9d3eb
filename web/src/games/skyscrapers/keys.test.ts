import { expect, it } from "vitest";
import { SHORTCUTS } from "../../shortcuts";
import { KEYS } from "./keys";

it("no key stands for two things", () => {
  expect(Object.keys(KEYS).filter((key) => key in SHORTCUTS)).toEqual([]);
});
