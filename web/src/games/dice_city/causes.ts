import type { ScoreLine } from "../../protocol";

/** A location is counted where it stands; tokens, ships and bandits beside the name of whoever has them. */
export function cause({ say: { arguments: told } }: ScoreLine, seat: number): string {
  if (told?.["row"] === undefined) return `[data-seat="${String(seat)}"]`;
  return `[data-place="seat-${String(seat)}-${String(told["row"])}-${String(told["column"])}"]`;
}
