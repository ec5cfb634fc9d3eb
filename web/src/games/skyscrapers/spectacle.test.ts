import { describe, expect, it } from "vitest";
import { clearestView, shareSeen } from "./clearView";
import { AS_BUILT, type Pose, numberOf } from "./poses";
import { type Spectacle, spectacleOf } from "./spectacle";
import { standingCard } from "./testing";
import type { Mark, Trajectory } from "./trajectory";
import { START, towards } from "./turntable";
import type { Point } from "./view";

const WHO = numberOf({ seat: 0, worker: 1 });
const OTHER = numberOf({ seat: 1, worker: 1 });
const [PLACE, WHOLE] = [700, 32_767]; // in a unit of the lattice, and in a whole quaternion
const FRAMES = 60;
const LETS_GO: Mark = { time: 900, kind: "let-go", card: 0 };

type Path = (frame: number) => Pose;

/** Sixty frames of 30 ms, in which each of these goes its way. */
function film(ways: Record<number, Path>, marks: Mark[] = [LETS_GO]): Trajectory {
  const channels = (way: Path) =>
    Array.from({ length: 7 }, (_, channel) =>
      Int16Array.from({ length: FRAMES }, (_, frame) => {
        const { place, turn } = way(frame);
        return channel < 3 ? (place[channel] as number) * PLACE : (turn[channel - 3] as number) * WHOLE;
      }),
    );
  const movers = Object.entries(ways).map(([name, way]): [number, Int16Array[]] => [Number(name), channels(way)]);
  return { interval: 30, frames: FRAMES, marks, movers: new Map(movers) };
}

const at = (x: number, y: number, z: number): Pose => ({ place: [x, y, z], turn: [1, 0, 0, 0] });
const stays =
  (x: number, y: number, z: number): Path =>
  () =>
    at(x, y, z);
/** Down from height 2, from the fortieth frame on. */
const falls =
  (x: number, y: number): Path =>
  (frame) =>
    at(x, y, frame < 40 ? 2 : Math.max(0, 2 - (frame - 40) * 0.2));
const carriedTo =
  (x: number, y: number, z: number): Path =>
  (frame) =>
    at(x, y, z + Math.max(0, 30 - frame) * 0.1);

const H = ["y@0,0,1 base", "x@-1,0,1 base", "x@1,0,1 base"].map(standingCard);
const FLOOR = standingCard("z@0,0,2 floor");
const SITE = [...H, FLOOR];

const seen = (ways: Record<number, Path>, marks?: Mark[]) => spectacleOf(film(ways, marks), AS_BUILT, SITE);
const spans = ({ room }: Spectacle, axis: 0 | 1 | 2) => {
  const values = room.map((point: Point) => point[axis]);
  return [Math.min(...values), Math.max(...values)] as [number, number];
};

describe("what of a film is looked at", () => {
  it("is whoever falls, and not what the hand carries or what only trembles", () => {
    const shown = seen({
      [WHO]: falls(2.5, 0.5),
      [OTHER]: carriedTo(0.5, 0.5, 2),
      3: (frame) => at(0, 0, 2 + 0.001 * frame),
    });
    expect(shown?.falling).toEqual([WHO]);
  });

  it("is what the hand has carried, if that falls when it is let go", () => {
    const shown = seen({ [OTHER]: (frame) => (frame < 40 ? carriedTo(0.5, 0.5, 2)(frame) : falls(0.5, 0.5)(frame)) });
    expect(shown?.falling).toEqual([OTHER]);
    expect(Math.max(...(shown?.glimpses ?? []).map(({ at: [, , z] }) => z))).toBeLessThan(2.5);
  });

  it("is somebody who topples where they stand", () => {
    const toppled: Pose = { place: [0.5, 0.5, 2], turn: [Math.SQRT1_2, Math.SQRT1_2, 0, 0] };
    expect(seen({ [WHO]: (frame) => (frame < 40 ? at(0.5, 0.5, 2) : toppled) })?.falling).toEqual([WHO]);
  });

  it("has room for the whole way down, and some around it", () => {
    const shown = seen({ [WHO]: falls(2.5, 0.5) }) as Spectacle;
    expect(spans(shown, 0)[0]).toBeLessThan(1.6);
    expect(spans(shown, 0)[1]).toBeGreaterThan(3.4);
    expect(spans(shown, 2)[0]).toBeLessThanOrEqual(0.2);
    expect(spans(shown, 2)[1]).toBeGreaterThan(3);
  });

  it("is never so far off that nothing would be seen of the building", () => {
    const shown = seen({ [WHO]: (frame) => at(frame, 0.5, 2) }) as Spectacle;
    expect(spans(shown, 0)[1]).toBeLessThanOrEqual(5);
  });

  it("is a card whose rivet breaks, where nobody falls", () => {
    const broke: Mark = { time: 1200, kind: "broke", card: 3 };
    expect(seen({ 3: stays(0, 0, 2) }, [LETS_GO, broke])?.falling).toEqual([3]);
  });

  it("is nothing where nothing happens", () => {
    expect(seen({ [WHO]: carriedTo(0.5, 0.5, 2), 3: stays(0, 0, 2) })).toBeNull();
    expect(seen({})).toBeNull();
  });
});

describe("the eye that looks for it", () => {
  /** North of the wall: from the south that is behind it. */
  const behind = seen({ [WHO]: falls(0.4, 2.4) }) as Spectacle;
  const room = ["y@0,1,1 base", "x@-1,2,1 base", "x@1,2,1 base", "z@0,2,2 floor"].map(standingCard);

  it("goes round the building to the side where nothing is before it", () => {
    const south = { ...START, around: 0, above: 0.16 };
    expect(shareSeen(behind.glimpses, room, south)).toBeLessThan(0.5);
    const best = clearestView(behind.glimpses, room, south);
    expect(shareSeen(behind.glimpses, room, best)).toBeGreaterThan(0.9);
    expect(towards(best)[1]).toBeGreaterThan(0);
    expect(Math.abs(best.around)).toBeLessThanOrEqual(Math.PI);
  });

  it("stays where it is when everything is seen from there", () => {
    const north = { ...START, around: Math.PI };
    expect(clearestView(behind.glimpses, room, north)).toEqual(north);
  });

  it("looks past a roof from the side, and through a deck", () => {
    const under = seen({ [WHO]: (frame) => at(0.4 + frame * 0.01, -0.5, 0) }) as Spectacle;
    const above = { ...START, above: 1.5 };
    expect(shareSeen(under.glimpses, [FLOOR], above)).toBeLessThan(0.2);
    expect(shareSeen(under.glimpses, [FLOOR], clearestView(under.glimpses, [FLOOR], above))).toBe(1);
    expect(shareSeen(under.glimpses, [standingCard("z@0,0,2 deck")], above)).toBeGreaterThan(0.7);
  });

  it("finds cards where they are, and not where they were built", () => {
    const lying = new Map([[0, at(0, 9, 0)]]);
    const moved = behind.glimpses.map((glimpse) => ({ ...glimpse, poses: lying }));
    expect(shareSeen(moved, room.slice(0, 1), { ...START, around: 0, above: 0.16 })).toBe(1);
  });
});
