/** What the pictures beside the rules show. */
import type { Suit } from "./view";

interface Example {
  suit: Suit;
  cards: number[];
  /** The card on top is what the rule is about: it may stand there, or it may not. */
  top?: "may" | "may not";
  points?: string;
}

export const PICTURES: Record<string, Example[]> = {
  "T-3": [
    { suit: "candy", cards: [12, 7] },
    { suit: "spooky", cards: [15, 9, 4] },
    { suit: "plant", cards: [10] },
    { suit: "scrap", cards: [14, 11] },
    { suit: "sand", cards: [13, 8, 2] },
  ],
  "T-5": [
    { suit: "sand", cards: [12, 7, 6], top: "may" },
    { suit: "sand", cards: [12, 7, 7], top: "may not" },
    { suit: "sand", cards: [12, 7, 10], top: "may not" },
  ],
  "T-6": [{ suit: "plant", cards: [15, 8, 13], top: "may" }],
  "T-7": [
    { suit: "scrap", cards: [11, 3, 9], top: "may" },
    { suit: "scrap", cards: [11, 0, 9], top: "may not" },
  ],
  "T-8": [{ suit: "spooky", cards: [14, 10, 0], top: "may" }],
  "T-25": [
    { suit: "candy", cards: [12, 7, 4], points: "3" },
    { suit: "candy", cards: [12, 7, 0], points: "3 × 2 = 6" },
  ],
};
