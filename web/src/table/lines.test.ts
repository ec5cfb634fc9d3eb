import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wordsOf } from "../../words";
import type { LogLine, Seat } from "../protocol";
import { speak } from "../words.svelte";
import { lineText } from "./lines";

const seats = ["Ada", "Zuza"].map((name, seat): Seat => ({
  seat,
  kind: "person",
  name,
  bot: null,
  mine: seat === 0,
  here: true,
}));
const told = (line: Partial<LogLine>, game = "blueprints") =>
  lineText({ line: 1, seat: 1, undo: false, again: false, action: null, say: null, ...line }, { game, seats });

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(wordsOf("en"))));
  await speak("en");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a move is told with the name of whoever made it", () => {
  const say = { message: "blueprints-log-take", arguments: { material: "wood", value: 4 } };
  expect(told({ say })).toBe("Zuza takes wood 4.");
});

it("of a hidden move the game says what everybody may know", () => {
  expect(told({})).toBe("Zuza places it behind the screen.");
  expect(told({ seat: null })).toBe("Blueprint dealt: for its owner’s eyes only.");
});

it("a game that has nothing to say about hidden moves leaves it at that", () => {
  expect(told({}, "towers")).toBe("Something that you cannot see.");
});

it("a hidden move that was taken back is told, too", () => {
  expect(told({ undo: true })).toBe("Taken back: Zuza places it behind the screen.");
});
