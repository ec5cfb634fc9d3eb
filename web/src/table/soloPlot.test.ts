import { expect, test } from "vitest";
import { EDGE, HEIGHT, WIDTH, spotsOf, stair } from "./soloPlot";

const result = (points: number, goal: number, at = 0) => ({ points, goal, at, options: {} });

test("the best result lies at the top, the poorest at the bottom, the latest on the right", () => {
  const spots = spotsOf([result(40, 50), result(50, 50), result(70, 55)]);
  expect(spots.map(({ reached }) => reached)).toEqual([false, true, true]);
  expect(spots[0]?.y).toBe(HEIGHT - EDGE);
  expect(spots[2]?.y).toBe(EDGE);
  expect(spots[2]?.x).toBeGreaterThan(spots[1]?.x ?? WIDTH);
});

test("one game alone, and equal ones, have their place, too", () => {
  expect(spotsOf([result(50, 50)])).toMatchObject([{ x: WIDTH / 2, y: HEIGHT - EDGE }]);
  expect(spotsOf([])).toEqual([]);
});

test("only the latest games are shown", () => {
  expect(spotsOf(Array.from({ length: 50 }, (_, at) => result(at, 50, at)))[0]?.result.at).toBe(30);
});

test("the goals are a stair", () => {
  expect(stair(spotsOf([result(40, 50), result(60, 50)]))).toMatch(/^M\S+ (\S+)L\S+ \1L\S+ \1L\S+ \1$/);
});
