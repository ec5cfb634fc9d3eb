import { expect, it } from "vitest";
import { edgeFor } from "./lattice";
import { PICTURES, drawn, figure } from "./pictures";

it("a card is written as its place, its name and how it looks", () => {
  expect(drawn("z@-1,0,4 floor-LR-worker new lit:LR")).toEqual({ normal: "z", x: -1, y: 0, z: 4, kind: "floor", girders: "LR", printed: true, look: "new", lit: "LR" });
  expect(drawn("y@1,-1,1 base seat:2")).toMatchObject({ kind: "base", girders: "LRT", seat: 2 });
});

it("an empty place has no girders", () => {
  expect(drawn("z@0,0,2 floor slot").girders).toBe("");
});

it("a worker is written as its cell and seat", () => {
  expect(figure("0,-1,2 3!")).toEqual({ x: 0, y: -1, z: 2, seat: 3, trapped: true });
});

it.each(["S-2", "S-3", "S-4", "S-5", "S-6", "S-7", "S-8", "S-9", "S-12", "S-19", "S-22"])("the lost figure of %s is drawn", (rule) => {
  expect(PICTURES[rule]?.length).toBeGreaterThan(0);
});

it("what a picture allows or forbids shows the card it is about", () => {
  for (const examples of Object.values(PICTURES)) {
    for (const { cards, workers, may } of examples) {
      if (may === undefined || workers.length > 0) continue;
      expect(cards.some(({ look }) => look === (may ? "new" : "wrong"))).toBe(true);
    }
  }
});

it("every card of a picture is riveted to one before it, unless it is the wrong one", () => {
  for (const { cards } of Object.values(PICTURES).flat()) {
    cards.slice(1).forEach((card, index) => {
      if (card.look !== "wrong") expect(cards.slice(0, index + 1).some((before) => edgeFor(card, before) !== null)).toBe(true);
    });
  }
});
