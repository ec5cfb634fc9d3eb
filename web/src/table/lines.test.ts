import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { wordsOf } from "../../words";
import type { LogLine, Seat } from "../protocol";
import { speak } from "../words.svelte";
import { turnsOf } from "../log";
import { endText, lineText, noteText, playerOf, turnText } from "./lines";

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

/** Something that chance did. */
const chance = (
  kind: string,
  given: Record<string, string | number> = {},
  more: Record<string, string | number> = {},
) =>
  logLine({
    seat: null,
    action: { do: kind, ...given },
    say: { message: `skyscrapers-log-${kind}`, arguments: { ...given, ...more } },
  });

it("what came of a hand stands in the sentence of the turn: who fell, and from where", () => {
  const lines = [
    { ...did("skyscrapers", "hire", { cell: "0,0,0", height: 0 }), scores: [3, 4] },
    chance("broke", { card: 4 }),
    chance("fell", { seat: 0, worker: 2 }, { height: 3 }),
    chance("broke", { card: 5 }),
    chance("fell", { seat: 1, worker: 1 }, { height: 2 }),
    chance("settled"),
    did("skyscrapers", "return", { cell: "1,0,2", height: 2 }, { seat: 0 }),
  ];
  expect(turnTold("skyscrapers", lines, [3, -6])).toEqual([
    "Zuza hired a worker; 2 rivets broke, worker 2 of Ada fell from height 3 and worker 1 of Zuza fell from height 2, " +
      "Ada put a worker back at height 2: 4\u00a0→\u00a0–6",
  ]);
});

it("who slides is told from where to where, and a rivet that was loose and is pressed home is told, too", () => {
  const slid = (seat: number, worker: number, way: string, height: number) => [
    chance("slid", { seat, worker }, { height: 3 }),
    chance("rest", { cell: "0,0,0" }, { seat, worker, way, from: 3, height }),
  ];
  const build = did("skyscrapers", "turn", { girders: "L", card: "upright-L", height: 3, points: 2 });
  const lines = [build, chance("loose"), ...slid(0, 1, "ground", 0), ...slid(1, 2, "along", 3), chance("pressed")];
  expect(turnTold("skyscrapers", lines)).toEqual([
    "Zuza built a card up to height 3 (2 points); a rivet stayed loose, worker 1 of Ada slid from height 3 to the ground " +
      "and worker 2 of Zuza slid aside, the loose rivet was pressed home",
  ]);
});

it("a turn belongs to whoever played it, though others put their workers back in it", () => {
  const back = did("skyscrapers", "return", { cell: "1,0,2", height: 2 }, { seat: 0 });
  const hire = did("skyscrapers", "hire", { cell: "0,0,0", height: 0 });
  expect(playerOf([hire, chance("settled"), back], "skyscrapers")).toBe(1);
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
