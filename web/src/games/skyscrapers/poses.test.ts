import { describe, expect, it } from "vitest";
import { type Pose, type Turn, numberOf, opposite, overheadOf, pointAt, posesOf, turned } from "./poses";
import type { Place, Point } from "./view";

/** Written by `poses.py`: a card as built, one that leans, and a worker who lies on its face. */
const TEXT = "eNpjZGBgYAJiRiB-wczAMAHEQAIOTvwo_DW8EHrFk___9-jxM_xsRWhgB2KgEQwxLgwMImcZGCJEGRmUT3GB5WA0AG47DLQ";

describe("poses", () => {
  const cards: Place[] = [
    { normal: "z", x: 0, y: 0, z: 2 },
    { normal: "x", x: 1, y: 0, z: 3 },
  ];

  it("tell how far cards are from the lattice, and where workers are", async () => {
    const poses = await posesOf(TEXT, cards);
    expect(poses.get(0)).toEqual({ place: [0, 0, 2], turn: [1, 0, 0, 0] });
    expect(poses.get(1)?.place.map((each) => Number(each.toFixed(3)))).toEqual([1.1, 0, 2.8]);
    expect(poses.get(1)?.turn[1]).toBeCloseTo(Math.sin(0.1), 4);
    expect(poses.get(numberOf({ seat: 1, worker: 3 }))?.place.map((each) => Number(each.toFixed(2)))).toEqual([
      0.5, 1.5, 2.03,
    ]);
  });

  it("of cards that are not known are left out", async () => {
    expect([...(await posesOf(TEXT, cards.slice(0, 1))).keys()]).toEqual([0, 71]);
  });

  it("are refused when they are none", async () => {
    await expect(posesOf("eNpjZJBjgAAAAQQAIA", cards)).rejects.toThrow();
  });
});

describe("something that a hand has moved", () => {
  const rounded = (point: Point) => point.map((each) => Number(each.toFixed(6)) + 0);
  const quarter = (a: number, b: number, c: number): Turn => [
    Math.SQRT1_2,
    ...([a, b, c].map((each) => each * Math.SQRT1_2) as Point),
  ];

  it("is turned about east, north and up as a hand turns a screw", () => {
    expect(rounded(turned(quarter(1, 0, 0), [1, 2, 3]))).toEqual([1, -3, 2]);
    expect(rounded(turned(quarter(0, 1, 0), [1, 2, 3]))).toEqual([3, 2, -1]);
    expect(rounded(turned(quarter(0, 0, 1), [1, 2, 3]))).toEqual([-2, 1, 3]);
  });

  it("can be turned back", () => {
    const askew: Turn = [0.5, -0.5, 0.1, 0.7];
    expect(rounded(turned(opposite(askew), turned(askew, [1, 2, 3])))).toEqual([1, 2, 3]);
  });

  it("has its points where it is", () => {
    expect(rounded(pointAt({ place: [5, 0, 2], turn: quarter(0, 1, 0) }, [0, 0, 1]))).toEqual([6, 0, 2]);
  });

  it("has its number over its head, however it stands, and right above whoever lies", () => {
    const upright: Pose = { place: [0.5, 0.5, 2], turn: [1, 0, 0, 0] };
    expect(rounded(overheadOf(upright))).toEqual([0.5, 0.5, 3]);
    expect(rounded(overheadOf({ ...upright, turn: quarter(0, 1, 0) }))).toEqual([1.2, 0.5, 2.3]);
  });
});
