import { describe, expect, it } from "vitest";
import { standingCard } from "./testing";
import type { Player, Worker } from "./view";
import { whileFilmed, whileWaiting } from "./waiting";

const worker = (number: number, cell: string | null): Worker => ({
  worker: number,
  where: cell === null ? "reserve" : "site",
  cell,
  trapped: false,
  lying: false,
  card: null,
  level: null,
});
const player = (cells: (string | null)[]): Player => ({
  score: 0,
  out: false,
  hand: 0,
  bases: 0,
  cards: null,
  reserve: 0,
  workers: cells.map((cell, index) => worker(index + 1, cell)),
  lines: [],
});
const site = (cards: string[], ...cells: (string | null)[]) => ({
  cards: cards.map((slot) => ({ ...standingCard("floor z@0,0,2 LR"), slot })),
  players: [player(cells)],
});

describe("while a hand is at work", () => {
  it("the card that it brings is in the air", () => {
    const seen = whileWaiting(site(["a"]), site(["a", "b"]));
    expect(seen.cards.map(({ slot }) => slot)).toEqual(["a"]);
    expect(seen.ghost).toMatchObject({ slot: "b", connected: "" });
  });

  it("the worker that it carries is where it was", () => {
    const seen = whileWaiting(site(["a"], "0,0,0", null), site(["a"], "1,0,2", "0,1,0"));
    expect(seen.workers.map(({ cell }) => cell)).toEqual(["0,0,0"]);
    expect(seen.ghost).toBeNull();
  });

  it("who has not seen what was before sees what is", () => {
    expect(whileWaiting(null, site(["a", "b"])).cards).toHaveLength(2);
    expect(whileWaiting(site([]), site(["a", "b"])).cards).toHaveLength(2);
    expect(whileWaiting(site(["a", "b"]), site(["a"])).cards).toHaveLength(1);
  });
});

describe("in a film", () => {
  it("those who will fall are still there, and so is whoever comes", () => {
    const seen = whileFilmed(site(["a"], "0,0,2", null), site(["a", "b"], null, "0,0,0"));
    expect(seen.cards.map(({ slot }) => slot)).toEqual(["a", "b"]);
    expect(seen.workers.map((who) => [who.worker, who.cell])).toEqual([
      [1, "0,0,2"],
      [2, "0,0,0"],
    ]);
  });
});
