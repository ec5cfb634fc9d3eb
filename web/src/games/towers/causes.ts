import type { ScoreLine } from "../../protocol";

/** A tower is counted where it stands, and what was removed at the pile. */
export function cause({ say }: ScoreLine, seat: number): string {
  const suit = say.arguments?.["suit"];
  if (suit === undefined) return `[data-seat="${String(seat)}"] [data-cause="removed"]`;
  return `[data-place="seat-${String(seat)}"][data-card^="${String(suit)}-"]`;
}
