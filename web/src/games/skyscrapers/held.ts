/** What one's own hand holds: which piece it is, where it belongs, and how it hangs. */
import type { Action } from "../../actions";
import { cellOf, middleOf, placeOf } from "./lattice";
import type { Spot } from "./pendulum";
import { GHOST, type Pose, numberOf } from "./poses";
import type { Point, View } from "./view";
import type { Standee } from "./viewing";

export interface Held {
  piece: "card" | "worker";
  /** Its number among the poses. */
  number: number;
  /** Where it belongs. */
  at: Point;
  /** Somebody who is not on the site yet. */
  newcomer: Standee | null;
  /** The turning in which a card is built. */
  girders: string | null;
}

export function heldBy(view: View, seat: number, action: Action): Held | null {
  if (action["do"] === "turn") {
    const { slot } = view.chosen;
    if (slot === null) return null;
    const { x, y, z } = placeOf(slot);
    return { piece: "card", number: GHOST, at: [x, y, z], newcomer: null, girders: String(action["girders"]) };
  }
  const cell = String(action["cell"]);
  const newcomer = action["do"] === "hire" ? hired(view, seat, cell) : null;
  const who = newcomer ?? view.asked;
  if (who === null) return null;
  return { piece: "worker", number: numberOf(who), at: middleOf(cellOf(cell)), newcomer, girders: null };
}

/** The first of the reserve is the next to come. */
function hired(view: View, seat: number, cell: string): Standee | null {
  const first = view.players[seat]?.workers.find(({ where }) => where === "reserve");
  return first ? { ...first, seat, cell } : null;
}

/** How a place lies on the screen. */
interface Flat {
  right: Point;
  up: Point;
  pixels: number;
}

/** A piece that hangs so many pixels from its place, and leans to a side. */
export function hanging(at: Point, off: Spot, lean: Spot, { right, up, pixels }: Flat): Pose {
  const along = (axis: 0 | 1 | 2) => at[axis] + (right[axis] * off.x - up[axis] * off.y) / pixels;
  const half = -Math.max(-0.6, Math.min(0.6, lean.x)) / 2;
  const out: Point = [
    right[1] * up[2] - right[2] * up[1],
    right[2] * up[0] - right[0] * up[2],
    right[0] * up[1] - right[1] * up[0],
  ];
  const [x, y, z] = out.map((each) => each * Math.sin(half)) as Point;
  return { place: [along(0), along(1), along(2)], turn: [Math.cos(half), x, y, z] };
}
