import { expect, test } from "vitest";
import type { ScoreLine } from "../../protocol";
import { cause } from "./causes";

const line = (message: string, given: Record<string, string | number> = {}): ScoreLine => ({
  say: { message, arguments: given },
  points: 3,
});

test("a location is counted on its plot, tokens beside the name", () => {
  expect(cause(line("dice_city-score-location", { row: "blue", column: 4, card: "inn" }), 0)).toBe(
    '[data-place="seat-0-blue-4"]',
  );
  expect(cause(line("dice_city-score-tokens"), 3)).toBe('[data-seat="3"]');
});
