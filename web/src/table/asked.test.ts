import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { wordsOf } from "../../words";
import type { Position } from "../protocol";
import { Wire, bid, line, position, snapshot } from "../testing";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { hidden: false, documentElement: {} });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const { Table } = await import("../table.svelte");
const { askedAt } = await import("./asked");
const { speak } = await import("../words.svelte");

let wire: Wire;
let table: InstanceType<typeof Table>;

beforeEach(async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(wordsOf("en"))));
  await speak("en");
  wire = new Wire();
  table = new Table("t", {
    open: () => wire,
    later: () => () => undefined,
    motion: () => Promise.reject(new Error("no films here")),
    isGone: () => Promise.resolve(null),
  });
  wire.onopen?.();
});

afterEach(() => table.leave());

const acting = { message: "skyscrapers-ask-acting", arguments: { actions: 2 } };
const settling = { message: "skyscrapers-ask-settling" };
const built = { message: "skyscrapers-log-hire" };

/** What is asked at a table where the other one has hired last. */
function asked(here: Position, knows: Parameters<typeof askedAt>[2] = null) {
  wire.tell({ ...snapshot(here), game: "skyscrapers", log: [{ ...line(1, 1), say: built }, line(2, null)] });
  return askedAt(here, table, knows);
}

it("whose turn it is, and the question", () => {
  expect(asked(position(1, [bid(1)], { question: acting }))).toEqual({
    mark: 0,
    who: "It is your turn.",
    question: "Hire a worker, build a card or move a worker: 2 actions left.",
  });
});

it("while others think, the last thing that somebody did", () => {
  expect(asked(position(1, [], { to_move: 1, question: acting }))).toEqual({
    mark: 1,
    who: "It is P1’s turn.",
    question: "P1 hires a worker.",
  });
});

it("while a hand is at work, who has done what, and that the site is settling", () => {
  expect(asked(position(2, [], { to_move: null, question: settling, hand_at_work: true }))).toEqual({
    mark: 1,
    who: "The site is settling.",
    question: "P1 hires a worker.",
  });
});

it("who is asked something in the turn of another is told why, not that it is their turn", () => {
  const because = () => ({ message: "skyscrapers-board-returning", arguments: { seat: 1 } });
  const question = { message: "skyscrapers-ask-returning", arguments: { worker: 2 } };
  expect(asked(position(2, [bid(1)], { question }), { because })).toEqual({
    mark: 0,
    who: "P1 has knocked down a worker of yours.",
    question: "Your worker 2 has fallen: choose where to put it back.",
  });
});

describe("what is in one's own hand", () => {
  beforeEach(() => {
    table.hand.isNeeded = () => true;
  });

  it("is to be brought to its place, and nothing else is asked", async () => {
    const here = position(1, [bid(1)], { question: acting });
    asked(here);
    await table.attempt({ do: "bid", cards: 1 });
    const held = () => "Carry it to the ring.";
    expect(askedAt(here, table, { held })).toEqual({
      mark: 0,
      who: "It is in your hand.",
      question: "Carry it to the ring.",
    });
    table.hand.putBack();
    expect(askedAt(here, table, { held }).who).toBe("It is your turn.");
  });
});
