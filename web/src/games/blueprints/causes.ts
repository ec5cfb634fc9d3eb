import type { ScoreLine } from "../../protocol";

/** Every award and prize is a card beside the name of whoever won it. */
export function cause({ say }: ScoreLine, seat: number): string {
  const card = say.arguments?.["award"] ?? say.arguments?.["prize"];
  return `[data-seat="${String(seat)}"] [data-honour="${String(card)}"]`;
}
