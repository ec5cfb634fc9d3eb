import { expect, it } from "vitest";
import { PICTURES, standing } from "./pictures";
import { MATERIALS } from "./view";

it("dice are written as material and value, from the ground up, on numbered squares", () => {
  expect(standing({ 2: ["wood 3", "glass 5"] })).toEqual([
    [],
    [
      { material: "wood", value: 3 },
      { material: "glass", value: 5 },
    ],
    [],
    [],
    [],
    [],
  ]);
});

it("every picture shows dice that exist", () => {
  const dice = Object.values(PICTURES)
    .flat()
    .flatMap(({ stacks = [] }) => stacks.flat());
  expect(dice.length).toBeGreaterThan(30);
  for (const { material, value } of dice) {
    expect(MATERIALS).toContain(material);
    expect([1, 2, 3, 4, 5, 6]).toContain(value);
  }
});
