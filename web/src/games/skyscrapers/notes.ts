/** What only stands there to be read: the four winds, the highest top, and who is asked about. */
import { say } from "../../words.svelte";
import { OVERHEAD, standAt, standing } from "./choosing";
import { topOf } from "./lattice";
import { extentOf } from "./turntable";
import type { Point, View } from "./view";
import { highest } from "./viewing";

export interface Note {
  key: string;
  at: Point;
  look: "flag" | "compass";
  text: string;
  seat?: number;
}

const NEAREST = 3.2; // units from the middle to the four winds
const OUTSIDE = 1.15; // of the building's radius
const WINDS: [string, number, number][] = [
  ["north", 0, 1],
  ["east", 1, 0],
  ["south", 0, -1],
  ["west", -1, 0],
];

export function notesOn(view: View): Note[] {
  return [...winds(view), ...peak(view), ...asked(view)];
}

function winds({ cards }: View): Note[] {
  const { middle, radius } = extentOf(cards);
  const far = Math.max(NEAREST, radius * OUTSIDE);
  return WINDS.map(([key, x, y]) => ({
    key,
    at: [middle[0] + x * far, middle[1] + y * far, 0],
    look: "compass",
    text: say("skyscrapers-board-compass", { wind: key }),
  }));
}

function peak(view: View): Note[] {
  const card = highest(view);
  return card
    ? [{ key: "peak", at: [card.x, card.y, topOf(card) + 0.35], look: "flag", text: `▲ ${String(view.top)}` }]
    : [];
}

function asked(view: View): Note[] {
  const all = standing(view);
  const who = all.find(({ seat, worker }) => seat === view.asked?.seat && worker === view.asked.worker);
  if (who === undefined) return [];
  const [x, y, z] = standAt(who, all);
  return [{ key: "asked", at: [x, y, z + OVERHEAD], look: "flag", text: String(who.worker), seat: who.seat }];
}
