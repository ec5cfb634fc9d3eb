import { describe, expect, it } from "vitest";
import { type Ended, Holding } from "./holding";

/** Carry a piece there in so many milliseconds, wait, and let go. */
function carried({ took = 1500, waits = 900, x = 1500, y = 0, presses = true } = {}): Ended {
  const held = new Holding(0, presses);
  let now = 0;
  for (; now <= took; now += 16) held.move(now, { x: (x * now) / took, y: (y * now) / took });
  held.move(now, { x, y });
  for (const end = now + waits; now < end; now += 16) held.wait(now);
  return held.letGo(now);
}

const pressOf = (ended: Ended) => ("path" in ended ? ended.path.map(([, , , press]) => press) : []);

describe("a piece that is carried", () => {
  it("is pressed home by whoever holds it still at its place", () => {
    const ended = carried();
    expect(pressOf(ended)[0]).toBe(0);
    expect(pressOf(ended).at(-1)).toBe(1000);
  });

  it("is not pressed by whoever lets go at once", () => {
    expect(pressOf(carried({ took: 300, waits: 0 })).every((press) => press === 0)).toBe(true);
  });

  it("is only put down if it is a worker", () => {
    expect(pressOf(carried({ presses: false })).every((press) => press === 0)).toBe(true);
  });

  it("is put back when it is let go far from its place", () => {
    expect(carried({ x: 1200 })).toEqual({ back: "far" });
    expect(carried({ y: 200 })).toEqual({ back: "far" });
  });

  it("is put back when it was in the air for too long", () => {
    expect(carried({ took: 9000, waits: 1500 })).toEqual({ back: "late" });
  });

  it("is where the last event has it, though a picture is drawn that began before that", () => {
    const [early, plain] = [new Holding(0, true), new Holding(0, true)];
    for (let now = 0; now <= 2000; now += 16) {
      const hand = { x: Math.min(1500, 2 * now), y: 0 };
      [early, plain].forEach((held) => held.move(now, hand));
      early.wait(now - 12);
    }
    expect(early.piece).toEqual(plain.piece);
    expect(early.ring).toBe(plain.ring);
    expect(early.letGo(2010)).toEqual(plain.letGo(2010));
  });

  it("closes its ring with time, and opens it when the hand leaves", () => {
    const held = new Holding(0, true);
    held.move(1000, { x: 1500, y: 0 });
    expect(held.ring).toBe(0);
    [1200, 1400, 1600, 1800].forEach((now) => held.wait(now));
    expect(held.ring).toBe(1);
    held.move(1900, { x: 1200, y: 0 });
    expect(held.ring).toBe(0);
  });
});
