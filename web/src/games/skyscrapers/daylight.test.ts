import { expect, it } from "vitest";
import { daylightOf } from "./daylight";
import { standingCard } from "./testing";
import type { Point } from "./view";

const at = ({ origin, size, light }: ReturnType<typeof daylightOf>, point: Point) => {
  const [i, j, k] = point.map((each, axis) => Math.floor((each - (origin[axis] as number)) * 2)) as Point;
  return light[i + size[0] * (j + size[1] * k)] as number;
};

const ROOM = ["x@-1,0,1 start", "x@1,0,1 start", "y@0,0,1 start", "z@0,0,2 floor-VH"].map(standingCard);

it("it is dark under a floor and between walls, and light on top and far away", () => {
  const day = daylightOf(ROOM);
  const [inside, above, away] = [at(day, [0.6, -0.3, 0.3]), at(day, [0.3, 0.3, 2.3]), at(day, [2.8, 2.8, 2.2])];
  expect(inside).toBeLessThan(0.6 * above);
  expect(away).toBeGreaterThan(0.9 * 255);
});

it("a wall shades the ground beside it, and less the farther one goes", () => {
  const day = daylightOf(ROOM);
  const beside = [1.2, 1.8, 2.8].map((x) => at(day, [x, 0.2, 0.2]));
  expect(beside).toEqual([...beside].sort((one, other) => one - other));
});

it("a deck keeps little of the light", () => {
  const roof = (kind: string) => at(daylightOf([standingCard(`z@0,0,3 ${kind}`)]), [0.3, 0.3, 2.6]);
  expect(roof("deck-LV")).toBeGreaterThan(roof("floor-VH") + 20);
});
