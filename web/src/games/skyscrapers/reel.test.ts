import { describe, expect, it } from "vitest";
import { Reel, isEventful, isTold } from "./reel";
import type { Trajectory } from "./trajectory";

const LETS_GO = { time: 900, kind: "let-go" as const, card: 0 };

/** A hundred frames, three seconds; a worker falls from height 2 in the last third. */
function fallen(): Trajectory {
  const heights = Int16Array.from({ length: 101 }, (_, frame) =>
    frame < 60 ? 1400 : Math.max(0, 1400 - (frame - 60) * 70),
  );
  const flat = () => new Int16Array(101);
  const channels = [flat(), flat(), heights, flat(), flat(), flat(), flat()];
  const marks = [LETS_GO, { time: 1500, kind: "broke" as const, card: 4 }];
  return { interval: 30, frames: 101, marks, movers: new Map([[64, channels]]) };
}

/** Everything that is heard, and how long it takes on the screen. */
function watch(reel: Reel, slowly = false): { heard: string[]; took: number } {
  const heard: string[] = [];
  let took = 0;
  while (!reel.isOver) {
    heard.push(...reel.wind(20, slowly));
    took += 20;
  }
  return { heard, took };
}

describe("a film of a fall", () => {
  it("is heard: the hand lets go, a rivet breaks, somebody comes down", () => {
    expect(watch(new Reel(fallen(), true)).heard).toEqual(["land", "crack", "tumble"]);
  });

  it("hurries to the moment at which the hand lets go, shows the fall as it was, and stays a while", () => {
    const { took } = watch(new Reel(fallen(), true));
    expect(took).toBeGreaterThan(3500);
    expect(took).toBeLessThan(3900);
  });

  it("takes four times as long in slow motion", () => {
    const { took } = watch(new Reel(fallen(), true), true);
    expect(took).toBeGreaterThan(12_000);
  });
});

describe("a film in which nothing happens", () => {
  it("is over soon after the hand has let go", () => {
    const { heard, took } = watch(new Reel(fallen(), false));
    expect(heard).toEqual(["land"]);
    expect(took).toBeLessThan(700);
  });
});

describe("what people talk about", () => {
  it("is that something fell, slid or broke", () => {
    expect(isEventful(["settled"])).toBe(false);
    expect(isEventful(["loose", "settled"])).toBe(false);
    expect(["fell", "slid", "broke", "collapse"].every((kind) => isEventful(["settled", kind]))).toBe(true);
  });

  it("is told over the site, and so is a loose rivet", () => {
    const told = ["fell", "slid", "lie", "broke", "loose", "pressed", "settled", "collapse"].filter((kind) =>
      isTold({ action: { do: kind } }),
    );
    expect(told).toEqual(["fell", "slid", "broke", "loose", "collapse"]);
    expect(isTold({ action: null })).toBe(false);
  });
});
