import { describe, expect, it } from "vitest";
import { numberOf, posesOf } from "./poses";
import type { Place } from "./view";

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
