import type { ScoreLine } from "../../protocol";

const ABOUT_HANDS = ["skyscrapers-score-emptied", "skyscrapers-score-cards-left"];

/** Girders, floors and height are counted at the building, cards at the hand they are in. */
export function cause({ say }: ScoreLine, seat: number): string {
  if (ABOUT_HANDS.includes(say.message)) return `[data-seat="${String(seat)}"] [data-cause="hand"]`;
  return say.message === "skyscrapers-score-falls" ? `[data-seat="${String(seat)}"]` : `[data-cause="building"]`;
}
