/** When the buildings of a scored round come up, and when they go. */
import type { Position, Say } from "../../protocol";
import { viewOf } from "./view";

/** What of a position matters for it. */
export interface Moment {
  /** The round that was scored last; 0 before the first. */
  round: number;
  /** How many dice I have still to choose in the present round. */
  left: number;
}

const scored = (position: Position) => viewOf(position).revealed?.round ?? 0;

/** A round has just been scored before our eyes: its buildings are looked at before anything else is told. */
export function sight(before: Position, after: Position): Say | null {
  const round = scored(after);
  return round === scored(before) + 1 ? { message: "blueprints-board-look", arguments: { round } } : null;
}

/** Buildings somebody looks at again go with another round, and when their reader has taken a die. */
export function isStillLookedAt(before: Moment, now: Moment): boolean {
  return now.round === before.round && now.left >= before.left;
}
