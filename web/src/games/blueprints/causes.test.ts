import { expect, test } from "vitest";
import type { ScoreLine } from "../../protocol";
import { cause } from "./causes";

const line = (message: string, given: Record<string, string | number>): ScoreLine => ({
  say: { message, arguments: given },
  points: 3,
});

test("an award is counted at its card", () => {
  expect(cause(line("blueprints-score-award", { award: "gold", round: 2 }), 2)).toBe(
    '[data-seat="2"] [data-honour="gold"]',
  );
});
