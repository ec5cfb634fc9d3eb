import { createHash } from "node:crypto";
import { beforeEach, expect, it, vi } from "vitest";
import { check, lot, notePromise, rewritten } from "./fairness";
import type { Draws, LogLine } from "./protocol";
import { bytesOf } from "./sha256";

const seed = "00ff10a5".repeat(8);
const promised = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const faces = Array.from({ length: 6 }, (_, index) => ({ do: "roll", value: index + 1 }));
const evenly = faces.map((_, index) => [index, 1]);
const rolled = [0, 1, 2].map((number) => ({ do: "roll", value: lot(number, 6, bytesOf(seed)) + 1 }));

const told = (): Draws => ({
  outcomes: faces,
  draws: [1, 3, 4].map((line) => ({ line, tickets: structuredClone(evenly) })),
});
const line = (number: number, seat: number | null, action: Record<string, unknown>): LogLine => ({
  line: number,
  seat,
  undo: false,
  again: false,
  turn: 1,
  notes: [],
  scores: null,
  motion: false,
  action,
  say: null,
});
const log = (): LogLine[] => [
  line(1, null, rolled[0] ?? {}),
  line(2, 0, { do: "pass" }),
  line(3, null, rolled[1] ?? {}),
  line(4, null, rolled[2] ?? {}),
];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

it("every draw that the promised seed gives is fair", () => {
  expect(check(promised, seed, told(), log())).toEqual({ kind: "fair", draws: 3 });
});

it("the order of an action's particulars does not matter", () => {
  const [first, ...others] = log();
  const turned = Object.fromEntries(Object.entries(first?.action ?? {}).reverse());
  expect(check(promised, seed, told(), [line(1, null, turned), ...others]).kind).toBe("fair");
});

it("another seed than was promised is noticed", () => {
  expect(check(promised, seed.replace("a5", "a6"), told(), log())).toEqual({ kind: "seed" });
});

it("a die that was turned is noticed, and where", () => {
  const forged = log();
  forged[2] = line(3, null, faces.find((face) => face.value !== rolled[1]?.value) ?? {});
  expect(check(promised, seed, told(), forged)).toEqual({ kind: "draw", line: 3 });
});

it("tickets that were laid out for one draw are noticed", () => {
  const forged = told();
  forged.draws[1]?.tickets.reverse();
  expect(check(promised, seed, forged, log())).toEqual({ kind: "draw", line: 3 });
});

it.each([
  ["missing", (draws: Draws) => draws.draws.pop(), 4],
  ["at another line", (draws: Draws) => draws.draws.splice(0, 1), 1],
  ["without tickets", (draws: Draws) => draws.draws[0]?.tickets.splice(0), 1],
  ["of outcomes that nobody named", (draws: Draws) => draws.outcomes.splice(0), 1],
  ["more than there were", (draws: Draws) => draws.draws.push({ line: 9, tickets: [[0, 1]] }), 4],
])("a draw that is %s is noticed", (_, forge, at) => {
  const forged = told();
  forged.outcomes = [...forged.outcomes];
  forge(forged);
  expect(check(promised, seed, forged, log())).toEqual({ kind: "draw", line: at });
});

it("a line that tells something different from before is noticed, one that was hidden or is hidden now is not", () => {
  const hidden = log().map((line) => ({ ...line, action: null }));
  expect(rewritten(log(), log())).toBe(null);
  expect(rewritten(log(), hidden)).toBe(null);
  expect(rewritten(hidden, log())).toBe(null);
  expect(
    rewritten(
      log(),
      log().map((line) => (line.line === 3 ? { ...line, action: { do: "forged" } } : line)),
    ),
  ).toBe(3);
});

it("draws as the server does", () => {
  // storeys.play.FairChance(bytes.fromhex(seed)).draw(number, tickets)
  expect([lot(0, 6, bytesOf(seed)), lot(1, 110, bytesOf(seed)), lot(400, 3, bytesOf(seed))]).toEqual([3, 20, 0]);
});

it("the first promise is kept in mind, whatever is promised later", () => {
  expect(notePromise("abc", "first")).toBe("first");
  expect(notePromise("abc", "second")).toBe("first");
  expect(notePromise("other", "second")).toBe("second");
  for (let table = 0; table < 400; table++) notePromise(`table ${String(table)}`, "later");
  expect(notePromise("table 399", "changed")).toBe("later");
  expect(notePromise("abc", "second")).toBe("second"); // too long ago
});

it("a browser that keeps nothing goes by what it is told", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("not here");
    },
  });
  expect(notePromise("abc", "told")).toBe("told");
});
