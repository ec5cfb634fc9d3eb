import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wordsOf } from "../../words";
import type { LogLine, Seat } from "../protocol";
import { speak } from "../words.svelte";
import { turnsOf } from "../log";
import { endText, lineText, noteText, turnText } from "./lines";

const seats = ["Ada", "Zuza"].map((name, seat): Seat => ({
  seat,
  kind: "person",
  name,
  bot: null,
  mine: seat === 0,
  here: true,
  left: false,
  back: false,
}));
const logLine = (line: Partial<LogLine>): LogLine => ({
  line: 1,
  turn: 1,
  seat: 1,
  undo: false,
  again: false,
  action: null,
  say: null,
  notes: [],
  scores: null,
  motion: false,
  ...line,
});
/** A line in which seat 1 did something. */
const did = (game: string, kind: string, given: Record<string, string | number> = {}, more: Partial<LogLine> = {}) =>
  logLine({ action: { do: kind, ...given }, say: { message: `${game}-log-${kind}`, arguments: given }, ...more });
const turnTold = (game: string, lines: LogLine[], now: (number | null)[] = []) =>
  turnsOf(lines, now).map((turn) => turnText(turn, { game, seats }));
const told = (line: Partial<LogLine>, game = "blueprints") => lineText(logLine(line), { game, seats });

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

it("a turn is told in one sentence, with the points before and after", () => {
  const lines = [
    logLine({ seat: null, scores: [30, 41] }),
    did("towers", "bid", { cards: 2 }, { seat: 0 }),
    did("towers", "bid", { cards: 2 }),
    did("towers", "take", { suit: "spooky", value: 15 }),
    did("towers", "take", { suit: "sand", value: 12 }),
    did("towers", "keep"),
    did("towers", "place", { suit: "sand", value: 12 }),
  ];
  expect(turnTold("towers", lines, [30, 44])).toEqual([
    "Zuza took spooky 15 and sand 12, removed nothing: 41\u00a0→\u00a044",
  ]);
  expect(turnTold("towers", lines, [30, null])).toEqual(["Zuza took spooky 15 and sand 12, removed nothing"]);
});

it("what is counted is told once, and what was taken back not at all", () => {
  const hire = did("skyscrapers", "hire", { cell: "0,0,0", height: 0 });
  const move = did("skyscrapers", "move", { cell: "0,0,2", height: 2 });
  const lines = [hire, move, { ...move, undo: true }, hire];
  expect(turnTold("skyscrapers", lines)).toEqual(["Zuza hired 2 workers"]);
});

it("a turn of which the game has nothing shorter to say is told step by step", () => {
  const lines = [did("towers", "bid", { cards: 2 }, { seat: 0 }), did("towers", "pass")];
  expect(turnTold("towers", lines)).toEqual(["Ada bids 2. Zuza passes."]);
});

it("getting ready and what chance does by itself are told as such", () => {
  const lines = [logLine({ turn: 0, seat: null }), logLine({ turn: 1, seat: null })];
  expect(turnTold("blueprints", lines)).toEqual(["Getting ready", "A new round is laid out."]);
});

it("what came of a turn and how it ended is told with names", () => {
  const note = { message: "blueprints-note-prize", arguments: { seat: 1, prize: "geometer" } };
  expect(noteText(note, { game: "blueprints", seats })).toBe("Zuza wins a prize: Geometer Prize.");
  expect(endText([3, 4], { game: "towers", seats })).toBe("The end: Ada 3 and Zuza 4");
});
