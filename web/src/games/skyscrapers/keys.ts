/** One key for each look at the building: around the S as the winds are around the middle, and T for the top. */
import type { SideOfSite } from "./turntable";

export type Look = SideOfSite | "above";

export const LOOKS: Record<string, Look> = { w: "north", a: "west", d: "east", x: "south", t: "above" };

/** What each does, in a sentence. */
export const KEYS = Object.fromEntries(
  Object.entries(LOOKS).map(([key, look]) => [key, `skyscrapers-board-from-${look}`]),
);
