/** What only stands there to be read: heights, the highest top, and who is asked about. */
import { OVERHEAD, standAt, standing } from "./choosing";
import { topOf } from "./lattice";
import { numberOf } from "./poses";
import type { Point, View } from "./view";
import { highest } from "./viewing";

export interface Note {
  key: string;
  /** A height is told beside the building; where that is depends on where one looks from. */
  at: Point;
  look: "flag" | "height" | "floor";
  text: string;
  seat?: number;
  /** Whom it is over, wherever that may be: the number among the poses. */
  over?: number;
}

export function notesOn(view: View): Note[] {
  return [...heights(view), ...floors(view), ...peak(view), ...asked(view)];
}

function heights({ top }: View): Note[] {
  return Array.from({ length: top + 1 }, (_, height) => ({
    key: `height ${String(height)}`,
    at: [0, 0, height],
    look: "height",
    text: String(height),
  }));
}

/** From above, each floor tells its height, unless another lies over it. */
function floors({ cards }: View): Note[] {
  const lying = cards.filter(({ normal }) => normal === "z");
  return lying
    .filter(({ x, y, z }) => !lying.some((other) => other.x === x && other.y === y && other.z > z))
    .map(({ slot, x, y, z }) => ({ key: `floor ${slot}`, at: [x, y, z], look: "floor", text: String(z) }));
}

function peak(view: View): Note[] {
  const card = highest(view);
  return card
    ? [{ key: "peak", at: [card.x, card.y, topOf(card) + 0.35], look: "flag", text: `▲ ${String(view.top)}` }]
    : [];
}

/** A worker's number is that high above where it lies. */
export const LYING = 0.6;

function asked(view: View): Note[] {
  const all = standing(view);
  const who = all.find(({ seat, worker }) => seat === view.asked?.seat && worker === view.asked.worker);
  if (who === undefined) return [];
  const [x, y, z] = standAt(who, all);
  const at: Point = [x, y, z + (who.lying ? LYING : OVERHEAD)];
  return [{ key: "asked", at, look: "flag", text: String(who.worker), seat: who.seat, over: numberOf(who) }];
}
