import { expect, it } from "vitest";
import { barsOf } from "./girders";
import { edgeFor } from "./lattice";
import { type Drawn, MODEL, PICTURES, drawn, figure } from "./pictures";
import type { Point } from "./view";

const ALL = [...Object.values(PICTURES).flat(), MODEL];

const portsOf = (card: Drawn, girders: string) =>
  barsOf(card, girders).flatMap(([from, to]) =>
    [from, from.map((each, axis) => (each + (to[axis] ?? 0)) / 2) as Point, to].map(String),
  );

/** The girders of a card that share a port with one of these. */
function connected(card: Drawn, standing: Drawn[]): string {
  const ports = new Set(standing.flatMap((other) => portsOf(other, other.girders)));
  return [...card.girders].filter((girder) => portsOf(card, girder).some((port) => ports.has(port))).join("");
}

it("a card is written as its place, its name and how it looks", () => {
  expect(drawn("z@-1,0,4 floor-LR-worker new lit:LR")).toEqual({
    normal: "z",
    x: -1,
    y: 0,
    z: 4,
    kind: "floor",
    girders: "LR",
    printed: true,
    look: "new",
    lit: "LR",
  });
  expect(drawn("y@1,-1,1 base seat:2")).toMatchObject({ kind: "base", girders: "BV", seat: 2 });
});

it("an empty place has no girders", () => {
  expect(drawn("z@0,0,2 floor slot").girders).toBe("");
});

it("a worker is written as its cell and seat", () => {
  expect(figure("0,-1,2 3!")).toEqual({ x: 0, y: -1, z: 2, seat: 3, trapped: true });
});

it.each(["S-2", "S-3", "S-4", "S-5", "S-6", "S-7", "S-8", "S-9", "S-12", "S-19", "S-22"])(
  "the lost figure of %s is drawn",
  (rule) => {
    expect(PICTURES[rule]?.length).toBeGreaterThan(0);
  },
);

it("what a picture allows or forbids shows the card it is about", () => {
  for (const examples of Object.values(PICTURES)) {
    for (const { cards, workers, may } of examples) {
      if (may === undefined || workers.length > 0) continue;
      expect(cards.some(({ look }) => look === (may ? "new" : "wrong"))).toBe(true);
    }
  }
});

it("every card of a picture is riveted to one before it, unless it is the wrong one", () => {
  for (const { cards } of ALL) {
    cards.slice(1).forEach((card, index) => {
      if (card.look !== "wrong")
        expect(cards.slice(0, index + 1).some((before) => edgeFor(card, before) !== null)).toBe(true);
    });
  }
});

it("every card of a picture connects to those before it, unless it is the wrong one, and what is lit is what connects", () => {
  for (const { cards } of ALL) {
    cards.slice(1).forEach((card, index) => {
      const joined = connected(card, cards.slice(0, index + 1));
      if (card.lit !== undefined) expect(joined).toBe(card.lit);
      if (card.look !== "wrong" && card.look !== "slot") expect(joined).not.toBe("");
    });
  }
});

it("what S-12 forbids does not connect", () => {
  const forbidden = (PICTURES["S-12"] ?? []).filter(({ may }) => may === false);
  expect(forbidden.map(({ cards }) => connected(cards.at(-1) as Drawn, cards.slice(0, -1)))).toEqual(["", ""]);
});

it("no picture shows a card twice, for the deck has one of each; only base cards are alike", () => {
  for (const { cards } of ALL) {
    const built = cards
      .filter(({ kind, look }) => kind !== "base" && look !== "slot")
      .map(({ kind, girders, printed }) => `${kind} ${girders} ${String(printed)}`);
    expect(new Set(built).size).toBe(built.length);
  }
});
