import { describe, expect, it } from "vitest";
import { placeOf } from "./lattice";
import { type Pose, numberOf } from "./poses";
import { surroundingsOf } from "./surroundings";
import type { Point } from "./view";

const H = ["y@0,0,1", "x@-1,0,1", "x@1,0,1"].map(placeOf);
const FLOOR = placeOf("z@0,0,2");

const east = (points: Point[]) => Math.max(...points.map(([x]) => x));
const south = (points: Point[]) => Math.min(...points.map(([, y]) => y));
const highest = (points: Point[]) => Math.max(...points.map(([, , z]) => z));
const lying = (x: number, y: number): Pose => ({ place: [x, y, 0.04], turn: [1, 0, 0, 0] });
const upright: Pose = { place: [4, -2, 1], turn: [Math.SQRT1_2, 0, Math.SQRT1_2, 0] };

describe("what has to be in sight", () => {
  it("is the building and some ground around it", () => {
    expect(east(surroundingsOf(H))).toBe(1.7);
    expect(highest(surroundingsOf(H))).toBe(2.5);
  });

  it("is a fallen card where it lies, and no longer where it was", () => {
    const seen = surroundingsOf([...H, FLOOR], new Map([[3, lying(4, -3)]]));
    expect([east(seen), south(seen)]).toEqual([5, -4]);
    const high = placeOf("z@0,0,8");
    expect(highest(surroundingsOf([...H, high], new Map([[3, lying(4, -3)]])))).toBe(2.5);
  });

  it("is all of a card that leans against something, however it is turned", () => {
    const seen = surroundingsOf([...H, FLOOR], new Map([[3, upright]]));
    expect([east(seen), south(seen), highest(seen)].map((each) => Number(each.toFixed(6)))).toEqual([4, -3, 2.5]);
  });

  it("is the building as it was built where something has only given way a little", () => {
    const leaning: Pose = { place: [0.1, 0, 1.9], turn: [1, 0, 0, 0] };
    expect(surroundingsOf([...H, FLOOR], new Map([[3, leaning]]))).toEqual(surroundingsOf([...H, FLOOR]));
  });

  it("is whoever lies beside the building", () => {
    const who = numberOf({ seat: 1, worker: 2 });
    expect(east(surroundingsOf(H, new Map([[who, lying(3, 0)]])))).toBeCloseTo(3.4);
  });

  it("is nothing that was thrown so far that the building would be small for it", () => {
    const seen = surroundingsOf([...H, FLOOR], new Map([[3, lying(40, 0)]]));
    expect(east(seen)).toBe(6);
  });
});
