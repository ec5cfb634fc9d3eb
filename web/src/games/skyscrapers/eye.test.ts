import { Vector3 } from "three";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Frames } from "../../three/frames";
import { Eye } from "./eye";
import { placeOf } from "./lattice";
import { roomAround } from "./surroundings";
import { START, type Viewpoint, towards } from "./turntable";
import type { Point } from "./view";

it("knows where things are even while the picture has no size, as before it is laid out", () => {
  const eye = new Eye(new Frames(() => undefined));
  const seen = () => {
    eye.aim();
    return new Vector3(1, 0, 2).project(eye.camera).toArray();
  };
  expect(seen().every(Number.isFinite)).toBe(true);
  eye.resize({ width: 800, height: 600 }, false);
  const laidOut = seen();
  eye.resize({ width: 0, height: 0 }, false);
  expect(seen()).toEqual(laidOut);
});

describe("an eye that is led to what happens", () => {
  const frames = new Frames(() => undefined);
  const [HERE, THERE]: [Point, Viewpoint] = [[0, 3, 1], { ...START, around: 2.6, above: 0.3 }];
  let eye: Eye;
  beforeEach(() => {
    vi.stubGlobal("requestAnimationFrame", () => 1);
    eye = new Eye(frames);
    eye.resize({ width: 800, height: 500 }, false);
    eye.frame(["y@0,0,1", "x@-1,0,1", "x@1,0,1"].map(placeOf), [], false);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** How far from the middle of the picture a place is, and how large a unit is there. */
  const pictured = (at: Point) => {
    eye.aim();
    const [x, y] = new Vector3(...at).project(eye.camera).toArray();
    return { off: Math.hypot(x, y), size: 1 / eye.camera.position.distanceTo(new Vector3(...at)) };
  };
  const watch = () => eye.watch({ room: roomAround(HERE), from: THERE });

  it("has it large, in the middle, from the side that was chosen", () => {
    const before = pictured(HERE);
    watch();
    frames.hasten();
    const { off, size } = pictured(HERE);
    expect(off).toBeLessThan(0.25);
    expect(size).toBeGreaterThan(before.size);
    towards(THERE).forEach((each, axis) => expect(towards(eye.from)[axis]).toBeCloseTo(each));
  });

  it("does not jump there", () => {
    const before = pictured(HERE);
    watch();
    expect(pictured(HERE).off).toBeCloseTo(before.off, 3);
    expect(eye.from).toEqual(START);
  });

  it("goes back to where it was, also when it is called away on the way", () => {
    const own = { ...START, around: 1, zoom: 1.5, climb: 0.3 };
    eye.look(own);
    watch();
    frames.hasten();
    eye.attend(null);
    watch();
    frames.hasten();
    eye.attend(null);
    frames.hasten();
    expect(eye.from).toEqual(own);
  });

  it("stays where a hand has turned it meanwhile", () => {
    watch();
    const turned = { ...START, around: -1 };
    eye.look(turned);
    frames.hasten();
    eye.attend(null);
    frames.hasten();
    expect(eye.from).toEqual(turned);
  });
});
