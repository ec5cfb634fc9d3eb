import type { Suit } from "./view";

/** Each suit closes its towers in its own way; drawn over 60 × 40. */
export const ROOFS: Record<Suit, string> = {
  candy: "M3 40Q3 14 30 12Q57 14 57 40zM30 12a5 5 0 1 1 .1 0z",
  spooky: "M2 40Q18 34 24 16Q26 7 36 2Q33 10 36 18Q42 34 58 40z",
  plant: "M4 40Q-2 28 10 24Q10 10 24 12Q30 0 38 11Q52 9 51 24Q62 29 56 40z",
  scrap: "M2 40V28L16 18V28L30 18V28L44 18V4H51V18L58 28V40z",
  sand: "M4 40V24H12V30H19V24H25V14H22V8H38V14H35V24H41V30H48V24H56V40z",
};
