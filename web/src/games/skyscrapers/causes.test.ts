import { expect, test } from "vitest";
import type { ScoreLine } from "../../protocol";
import { cause } from "./causes";

const line = (message: string, given: Record<string, string | number> = {}): ScoreLine => ({
  say: { message, arguments: given },
  points: 3,
});

test("what was built is counted at the building, cards at the hand", () => {
  expect(cause(line("skyscrapers-score-girders", { points: 9 }), 0)).toBe('[data-cause="building"]');
  expect(cause(line("skyscrapers-score-cards-left", { cards: 2 }), 1)).toBe('[data-seat="1"] [data-cause="hand"]');
});

test("falls and being out are told at whoever is to blame", () => {
  expect(cause(line("skyscrapers-score-falls", { workers: 1 }), 1)).toBe('[data-seat="1"]');
  expect(cause(line("skyscrapers-score-out-collapse"), 0)).toBe('[data-seat="0"]');
});
