import { describe, expect, it } from "vitest";
import { lengthOf, posesAt, unpacked } from "./trajectory";

/** Packed by `trajectory.py`: a card that is thrown far, and worker 3 of seat 1, who falls and tilts by 0.1 a frame. */
const FALL = "eNpjZJBjYGFgZmAC0iBgw8AIZEcBMQi6M+xh2sN05vueegY08B9DBD+oYC34t+Jvwb//9df/t/43+c/AkMaWyBbFhq4OAHHBE2E=";
const STILL = "eNpjZJBjgAAAAQQAIA==";

const octets = (text: string) => Uint8Array.from(atob(text), (each) => each.charCodeAt(0));

describe("a trajectory", () => {
  it("tells what moved, when, and what happened meanwhile", async () => {
    const fall = await unpacked(octets(FALL));
    expect([...fall.movers.keys()]).toEqual([2, 71]);
    expect(lengthOf(fall)).toBe(90);
    expect(fall.marks).toEqual([
      { time: 30, kind: "let-go", card: 0 },
      { time: 60, kind: "broke", card: 2 },
      { time: 90, kind: "grounded", card: 2 },
    ]);
  });

  it("has places in units of the lattice, as far as they may be", async () => {
    const fall = await unpacked(octets(FALL));
    const east = [0, 30, 60, 90].map((time) => posesAt(fall, time).get(2)?.place[0]);
    [1, 2, -1, 1.6 / 0.035].forEach((place, frame) => expect(east[frame]).toBeCloseTo(place, 2));
  });

  it("is between two frames in between, and turned by so much", async () => {
    const pose = posesAt(await unpacked(octets(FALL)), 45).get(71);
    expect(pose?.place[2]).toBeCloseTo(0.035 / 0.035, 2);
    expect(2 * Math.asin(pose?.turn[1] ?? 0)).toBeCloseTo(0.15, 3);
    expect(Math.hypot(...(pose?.turn ?? []))).toBeCloseTo(1, 6);
  });

  it("stays at its ends before and after", async () => {
    const fall = await unpacked(octets(FALL));
    expect(posesAt(fall, -50)).toEqual(posesAt(fall, 0));
    expect(posesAt(fall, 1e9)).toEqual(posesAt(fall, 90));
  });

  it("may be one in which nothing moved", async () => {
    const still = await unpacked(octets(STILL));
    expect([still.movers.size, lengthOf(still), posesAt(still, 10).size]).toEqual([0, 0, 0]);
  });

  it("is refused when it is none", async () => {
    await expect(unpacked(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});
