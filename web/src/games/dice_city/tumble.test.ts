import { expect, it } from "vitest";
import { fallen } from "./tumble";

const dice = (stand: Record<string, string>) => new Map(Object.entries(stand).map(([die, where]) => [die, { where }]));

it("dice tumble when they stand elsewhere or come to the board, and rest otherwise", () => {
  const before = dice({ "0 white": "white-3", "0 red": "red-1", "0 blue": "blue-2" });
  const after = dice({ "0 white": "white-3", "0 red": "red-2", "0 black": "black-6" });
  expect(fallen(before, after)).toEqual(["0 red", "0 black"]);
});
