import { describe, expect, it } from "vitest";
import { NEAR } from "./holding";
import { LATEST, PERIOD, SWING, Stopping, missAt, passes } from "./timing";

describe("the marker", () => {
  it("sets out from one end, and is in the middle twice in every swing", () => {
    expect([0, 400, 800, 1200, 1600].map(missAt)).toEqual([-SWING, 0, SWING, 0, -SWING]);
    expect(missAt(3 * PERIOD + 400)).toBe(0);
  });

  it("does a tenth of a millimetre in a millisecond, everywhere", () => {
    expect([7, 300, 430, 790, 810, 1230, 1599].map(missAt)).toEqual([-393, -100, 30, 390, 390, -30, -399]);
  });

  it("has been in the middle as often as it has passed there", () => {
    expect([0, 399, 400, 1199, 1200, 2000].map(passes)).toEqual([0, 0, 1, 1, 2, 3]);
  });
});

/** What comes of stops so many milliseconds after each other, and what they missed the middle by. */
function stopped(...moments: number[]) {
  const marker = new Stopping(5000);
  let now = 5000;
  const ended = moments.map((moment) => marker.stop((now += moment)));
  return { ended: ended.at(-1), misses: marker.misses };
}

describe("whoever stops the marker", () => {
  it("sends three moments, each counted from where it set out, however often it swung meanwhile", () => {
    expect(stopped(390, 1200, 16_410).ended).toEqual({ stops: [390, 1200, 16_410] });
    expect(stopped(390, 1200)).toEqual({ ended: null, misses: [-10, 0] });
  });

  it("has not stopped it with a switch that bounces", () => {
    expect(stopped(20, 20, 20)).toEqual({ ended: null, misses: [] });
    expect(stopped(199).misses).toEqual([]);
    expect(stopped(199, 1).misses).toEqual([-200]);
    expect(stopped(400, 30, 370, 90, 310).ended).toEqual({ stops: [400, 400, 400] });
  });

  it("has it back when the piece would be let go as far from its place as a pointer may not let go", () => {
    expect(stopped(400 + NEAR, 400, 400).ended).toHaveProperty("stops");
    expect(stopped(401 + NEAR, 400, 400).ended).toEqual({ back: "far" });
    expect(stopped(400, 399 - NEAR, 400).ended).toEqual({ back: "far" });
    expect(stopped(400 + 64, 400 - 64, 400).ended).toEqual({ back: "far" });
    expect(stopped(400 + 63, 400 - 63, 400).ended).toHaveProperty("stops");
  });

  it("is where it is after the jerk with which it presses, as a pointer is", () => {
    expect(stopped(400 + NEAR + 20, 400).ended).toBeNull();
    expect(stopped(400 + NEAR + 20, 400, 380).ended).toHaveProperty("stops");
    expect(stopped(400, 400, 401 + NEAR).ended).toEqual({ back: "far" });
  });

  it("has it back after a minute", () => {
    expect(stopped(LATEST).misses).toEqual([-SWING + (LATEST % PERIOD)]);
    expect(stopped(400, LATEST + 1).ended).toEqual({ back: "late" });
    const marker = new Stopping(0);
    expect([LATEST, LATEST + 1].map((now) => marker.isLate(now))).toEqual([false, true]);
  });
});
