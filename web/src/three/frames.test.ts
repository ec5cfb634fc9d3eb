import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Frames } from "./frames";

let pending: FrameRequestCallback[] = [];
let now = 0;

/** Let the browser draw once, so many milliseconds later. */
function after(milliseconds: number): void {
  now += milliseconds;
  const due = pending;
  pending = [];
  due.forEach((draw) => draw(now));
}

beforeEach(() => {
  [pending, now] = [[], 0];
  vi.stubGlobal("requestAnimationFrame", (draw: FrameRequestCallback) => pending.push(draw));
  vi.stubGlobal("cancelAnimationFrame", () => (pending = []));
  vi.spyOn(performance, "now").mockImplementation(() => now);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("draws once, however often it is asked", () => {
  const frames = new Frames(() => undefined);
  frames.request();
  frames.request();
  after(16);
  after(16);
  expect(frames.drawn).toBe(1);
});

it("goes on while something moves, and then rests", () => {
  const parts: number[] = [];
  const frames = new Frames(() => undefined);
  frames.during(40, (part) => parts.push(part));
  for (let frame = 0; frame < 5; frame++) after(16);
  expect(parts.map((part) => Math.round(part * 100))).toEqual([0, 40, 80, 100]);
  expect(frames.drawn).toBe(3);
  expect(frames.busy).toBe(false);
});

it("draws nothing more once it has been stopped", () => {
  const frames = new Frames(() => undefined);
  frames.during(100, () => undefined);
  frames.stop();
  after(16);
  expect(frames.drawn).toBe(0);
});

it("brings what moves to its end when somebody is in a hurry", () => {
  const parts: number[] = [];
  const frames = new Frames(() => undefined);
  frames.during(100, (part) => parts.push(part));
  frames.hasten();
  after(16);
  after(16);
  expect([parts.at(-1), frames.busy, frames.drawn]).toEqual([1, false, 1]);
});
