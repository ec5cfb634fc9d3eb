import { describe, expect, it } from "vitest";
import { Arrival } from "./arrival";
import type { Pose, Poses } from "./poses";

const PIECE = 70;
const at = (x: number, z: number): Pose => ({ place: [x, 0, z], turn: [1, 0, 0, 0] });
const film = (z: number): Poses =>
  new Map([
    [PIECE, at(0, z)],
    [3, at(5, z)],
  ]);
const HELD = at(0.2, 1);

describe("a piece that was let go", () => {
  it("stays where it was until the film has brought it there, and goes on with that", () => {
    const arrival = new Arrival(PIECE, HELD, true);
    const seen = [4, 3, 2].map((z, moment) => arrival.at(film(z), moment * 100));
    expect(seen.map((poses) => poses.get(PIECE))).toEqual([HELD, HELD, HELD]);
    expect(arrival.at(film(1.2), 300).get(PIECE)).toEqual(HELD);
    const [x] = arrival.at(film(1), 475).get(PIECE)?.place ?? [];
    expect(x).toBeGreaterThan(0.02);
    expect(x).toBeLessThan(0.18);
    expect(arrival.at(film(1), 700)).toEqual(film(1));
    expect(arrival.at(film(3), 800).get(PIECE)).toEqual(at(0, 3));
  });

  it("goes to where the film begins where something happens on the way", () => {
    const arrival = new Arrival(PIECE, HELD, false);
    expect(arrival.at(film(4), 0).get(PIECE)).toEqual(HELD);
    const heights = [100, 200, 300, 400].map((now) => arrival.at(film(4), now).get(PIECE)?.place[2] ?? 0);
    expect(heights).toEqual([...heights].sort((one, other) => one - other));
    expect(heights.at(-1)).toBe(4);
  });

  it("changes nothing else, and nothing at all where the film has no such piece", () => {
    const arrival = new Arrival(PIECE, HELD, true);
    expect(arrival.at(film(4), 0).get(3)).toEqual(at(5, 4));
    const other: Poses = new Map([[3, at(1, 1)]]);
    expect(arrival.at(other, 0)).toBe(other);
  });

  it("turns the shorter way round", () => {
    const arrival = new Arrival(PIECE, { place: [0, 0, 0], turn: [-1, 0, 0, 0] }, false);
    arrival.at(film(1), 0);
    expect(arrival.at(film(1), 175).get(PIECE)?.turn.map(Math.abs)).toEqual([1, 0, 0, 0]);
  });
});
