import { expect, test } from "vitest";
import type { ScoreLine } from "../../protocol";
import { cause } from "./causes";

const line = (message: string, given: Record<string, string | number> = {}): ScoreLine => ({
  say: { message, arguments: given },
  points: 3,
});

test("a tower is counted where it stands, removed cards at their pile", () => {
  expect(cause(line("towers-score-tower", { suit: "candy", cards: 3 }), 1)).toBe(
    '[data-place="seat-1"][data-card^="candy-"]',
  );
  expect(cause(line("towers-score-removed", { cards: 2 }), 0)).toBe('[data-seat="0"] [data-cause="removed"]');
});
