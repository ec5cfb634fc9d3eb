import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import type { Player, Slot, Suit, View } from "./view";
import {
  breadth,
  cardHeight,
  earned,
  inOneGo,
  isNeedless,
  isUnfit,
  nextStep,
  progress,
  storeyHeight,
  storeys,
  touch,
} from "./viewing";

it("a roof stands two storeys high", () => {
  expect(storeys([15, 9, 8])).toBe(3);
  expect(storeys([15, 0])).toBe(3);
  expect(cardHeight(0, 20)).toBe(40);
});

it.each([
  [[[], []], 300, 38],
  [[[15, 12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]], 300, 21],
  [[Array.from({ length: 21 }, () => 8)], 200, 13],
])("all towers of %j fit into %i pixels with room for one card more", (towers, room, height) => {
  expect(storeyHeight(towers, room, 13, 38)).toBe(height);
});

it("the higher the value, the broader the storey", () => {
  const all = Array.from({ length: 15 }, (_, value) => breadth(value + 1));
  expect([...all].sort((one, other) => one - other)).toEqual(all);
  expect(all.at(-1)).toBe(100);
});

it("a touched card is taken, or placed when it is in the hand", () => {
  expect(touch({ suit: "sand", value: 7, taken: false, fits: true })).toEqual({ do: "take", suit: "sand", value: 7 });
  expect(touch({ suit: "sand", value: 7, taken: true, fits: false })).toEqual({ do: "place", suit: "sand", value: 7 });
});

describe("a card that cannot be built", () => {
  const during = (phase: View["phase"]) => ({ phase }) as View;
  const slot: Slot = { suit: "sand", value: 7, taken: false, fits: false };

  it.each(["bidding", "taking"] as const)("is marked while one is %s", (phase) => {
    expect(isUnfit(during(phase), slot, true)).toBe(true);
    expect(isUnfit(during(phase), slot, false)).toBe(false);
    expect(isUnfit(during(phase), { ...slot, fits: true }, true)).toBe(false);
  });

  it("is not marked when it is in the hand, or nothing is to be chosen", () => {
    expect(isUnfit(during("taking"), { ...slot, taken: true }, true)).toBe(false);
    expect(isUnfit(during("building"), slot, true)).toBe(false);
  });
});

describe("in one go", () => {
  const may = (...actions: Choice["action"][]): Choice[] =>
    actions.map((action) => ({ seat: 0, action, say: { message: "towers-do-pass" } }));
  const card = (text: string, taken = true): Slot => {
    const [suit, value] = text.split(" ");
    return { suit: suit as Suit, value: Number(value), taken, fits: true };
  };
  const act = (kind: string, text: string) => ({
    do: kind,
    suit: text.split(" ")[0],
    value: Number(text.split(" ")[1]),
  });
  const at = (phase: View["phase"], bid: number, ...display: Slot[]) => ({ phase, bid, display }) as View;

  it("all cards that must be taken are taken, but not some of several", () => {
    const view = at("taking", 3, card("sand 7"), card("plant 2", false), card("scrap 3", false));
    const both = may(act("take", "plant 2"), act("take", "scrap 3"));
    expect(nextStep(view, both)).toEqual(act("take", "plant 2"));
    expect(inOneGo(view, both)).toEqual({ message: "towers-board-go-taking", cards: 3 });
    expect(nextStep({ ...view, bid: 2 }, both)).toBe(null);
    expect(inOneGo({ ...view, bid: 2 }, both)).toBe(null);
  });

  it("towers are kept where they may be; which top goes is for a player to say", () => {
    const view = at("removing", 1, card("sand 7"));
    expect(nextStep(view, may({ do: "keep" }, act("remove", "sand 3")))).toEqual({ do: "keep" });
    expect(nextStep(view, may(act("remove", "sand 3")))).toBe(null);
  });

  it("cards are built in any order, but where two of a suit could come next somebody is asked", () => {
    const view = at("building", 3, card("sand 9"), card("sand 3"), card("plant 2"));
    const [sand9, sand3, plant2] = [act("place", "sand 9"), act("place", "sand 3"), act("place", "plant 2")];
    expect(nextStep(view, may(sand9, sand3, plant2))).toEqual(plant2);
    expect(nextStep(view, may(sand9, sand3))).toBe(null);
    expect(inOneGo(view, may(sand9, plant2))?.cards).toBe(3);
    expect(inOneGo(at("building", 3, card("plant 2")), may(plant2))).toBe(null);
  });

  it("nothing is bid by itself", () => {
    expect(inOneGo(at("bidding", 0), may({ do: "bid", cards: 1 }))).toBe(null);
  });

  it("it goes on only forwards", () => {
    const steps = [
      at("bidding", 0),
      at("taking", 2, card("sand 7", false), card("plant 2", false)),
      at("taking", 2, card("sand 7"), card("plant 2", false)),
      at("removing", 2, card("sand 7"), card("plant 2")),
      at("building", 2, card("sand 7"), card("plant 2")),
      at("building", 2, card("plant 2")),
    ].map(progress);
    expect([...steps].sort((one, other) => one - other)).toEqual(steps);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it("removing a card is called needless where all may be kept", () => {
    expect(isNeedless(act("remove", "sand 3"), may({ do: "keep" }))).toBe(true);
    expect(isNeedless(act("remove", "sand 3"), may(act("remove", "sand 3")))).toBe(false);
    expect(isNeedless({ do: "keep" }, may({ do: "keep" }))).toBe(false);
  });
});

it("points are earned at the tower that has changed", () => {
  const player = (score: number, sand: number[]): Player => ({
    towers: { candy: [], spooky: [], plant: [], scrap: [], sand },
    removed: [],
    score,
  });
  const table = (...players: Player[]) => ({ players }) as View;
  expect(earned(table(player(3, [9]), player(4, [])), table(player(7, [9, 0]), player(4, [])))).toEqual([
    { seat: 0, points: 4, suit: "sand" },
  ]);
});
