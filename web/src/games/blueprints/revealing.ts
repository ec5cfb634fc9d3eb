/** When the reveal of a scored round comes up, and when it goes. */
export type Reveal = "live" | "again" | null;

/** What of a position matters for it. */
export interface Moment {
  line: number;
  /** The round that was scored last; 0 before the first. */
  round: number;
  /** How many dice I have still to choose in the present round. */
  left: number;
}

/**
 * It opens when a round has just been scored. It goes when another position has no such round to show, or when its
 * reader has taken a die of the next round. Who comes to a finished game finds it open.
 */
export function revealAfter(open: Reveal, before: Moment | null, now: Moment, ended: boolean): Reveal {
  if (before === null) return ended ? "again" : null;
  if (now.line > before.line && now.round === before.round + 1) return "live";
  if (now.round !== before.round) return null;
  return now.left < before.left ? null : open;
}
