import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type About, explains, explanation, hush } from "./explaining.svelte";

const ABOUT: About = { title: "A harbour", lines: [] };

/** Something on the page that can be pointed at. */
class Piece extends EventTarget {
  setAttribute = vi.fn();
  removeAttribute = vi.fn();
  getBoundingClientRect = () => ({ x: 0, y: 0 });

  meets(event: "pointerenter" | "pointerdown", pointerType: string): void {
    this.dispatchEvent(Object.assign(new Event(event), { pointerType }));
  }
}

const attach = (piece: Piece, about = () => ABOUT) => explains(about)(piece as never);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  hush();
  vi.useRealTimers();
});

test.each([
  ["pointerenter", "mouse"],
  ["pointerdown", "touch"],
] as const)("a piece explains itself a while after %s", (event, pointer) => {
  const piece = new Piece();
  attach(piece);
  piece.meets(event, pointer);
  expect(explanation()).toBeNull();
  vi.runAllTimers();
  expect(explanation()?.about).toBe(ABOUT);
});

test.each([
  ["pointerenter", "mouse"],
  ["pointerdown", "touch"],
] as const)("a piece that is gone by then is not asked, after %s", (event, pointer) => {
  const about = vi.fn(() => ABOUT);
  const piece = new Piece();
  const gone = attach(piece, about);
  piece.meets(event, pointer);
  gone?.();
  vi.runAllTimers();
  expect(about).not.toHaveBeenCalled();
  expect(explanation()).toBeNull();
});

test("that another piece is gone makes no difference", () => {
  const [piece, other] = [new Piece(), new Piece()];
  attach(piece);
  const gone = attach(other);
  piece.meets("pointerenter", "mouse");
  gone?.();
  vi.runAllTimers();
  expect(explanation()?.about).toBe(ABOUT);
});
