import { Vector3 } from "three";
import { expect, it } from "vitest";
import { Frames } from "../../three/frames";
import { Eye } from "./eye";

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
