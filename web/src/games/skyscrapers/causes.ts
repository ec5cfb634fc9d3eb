import type { ScoreLine } from "../../protocol";

const ABOUT_HANDS = ["skyscrapers-score-emptied", "skyscrapers-score-cards-left"];
const ABOUT_PLAYERS = /^skyscrapers-score-(falls|out-)/;

/** Girders, floors and height are counted at the building, cards at the hand they are in, falls at who made them. */
export function cause({ say }: ScoreLine, seat: number): string {
  if (ABOUT_HANDS.includes(say.message)) return `[data-seat="${String(seat)}"] [data-cause="hand"]`;
  return ABOUT_PLAYERS.test(say.message) ? `[data-seat="${String(seat)}"]` : `[data-cause="building"]`;
}
