/** Whose points have just grown, by how much, and what on the board is the cause; everybody sees points arrive. */
import { type Player, type Plot, ROWS, type View } from "./view";
import { plotName } from "./viewing";

export interface Gain {
  seat: number;
  points: number;
  /** A selector of what brought them. */
  cause: string;
}

export function gained(before: View, after: View): Gain | null {
  const seat = before.seat;
  if (seat === null) return null;
  const points = grown(before, after, seat);
  return points > 0 ? { seat, points, cause: causeOf(before, after, seat, points) } : null;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Cards in the city, tokens, and cards taken from bandits and ships. */
function grown(before: View, after: View, seat: number): number {
  const city = (view: View) => view.players[seat]?.city_points ?? 0;
  const tokens = after.seat === seat ? after.turn.gained - before.turn.gained : 0;
  const taken = [...spoils(before.bandits, after.bandits), ...spoils(before.ships, after.ships)];
  return city(after) - city(before) + Math.max(0, tokens) + sum(taken.map(({ points }) => points));
}

/** The piles of which a card was taken. */
function spoils<P extends { points: number; left: number | null }>(before: P[], after: P[]): P[] {
  return before.filter(({ left }, pile) => (left ?? 0) > (after[pile]?.left ?? 0));
}

/** Alone, piles are never used up: what was spent, and what came of it, tell which one it was. */
function causeOf(before: View, after: View, seat: number, points: number): string {
  const fought = before.turn.strength + before.turn.bandit_strength > after.turn.strength + after.turn.bandit_strength;
  const worth = ({ points: each }: { points: number }) => each === points;
  const horde = spoils(before.bandits, after.bandits)[0] ?? (fought && before.solo && before.bandits.find(worth));
  if (horde) return `[data-bandits="${String(horde.bandits)}"]`;
  const traded = before.solo !== null && before.step === "build" && before.phase !== "adorning";
  const place = changed(before, after, seat) ?? spent(before, after, seat);
  const ship = spoils(before.ships, after.ships)[0] ?? (traded && place === null && before.ships.find(worth));
  if (ship) return `[data-ship="${String(ship.ship)}"]`;
  return place === null ? `[data-city="${String(seat)}"]` : `[data-place="${place}"]`;
}

/** The plot that was built upon, or attacked. */
function changed(before: View, after: View, seat: number): string | null {
  const built = plotOf(before, after, seat, (was, is) => was.card !== is.card);
  if (built !== null) return built;
  const rivals = before.players.map((_, rival) => rival).filter((rival) => rival !== seat);
  return (
    rivals.map((rival) => plotOf(before, after, rival, (was, is) => was.active && !is.active)).find(Boolean) ?? null
  );
}

function plotOf(before: View, after: View, seat: number, differs: (was: Plot, is: Plot) => boolean): string | null {
  for (const [down, row] of ROWS.entries()) {
    const plots: Plot[] = before.players[seat]?.city[down] ?? [];
    const across = plots.findIndex((plot, column) => {
      const now = after.players[seat]?.city[down]?.[column];
      return now !== undefined && differs(plot, now);
    });
    if (across >= 0) return `seat-${String(seat)}-${plotName({ row, column: across + 1 })}`;
  }
  return null;
}

/** The plot on which a die was spent. */
function spent(before: View, after: View, seat: number): string | null {
  const dice = (view: View): Partial<Player["dice"]> => view.players[seat]?.dice ?? {};
  for (const row of ROWS) {
    const column = dice(before)[row];
    if (column && after.seat === seat && dice(after)[row] === null)
      return `seat-${String(seat)}-${plotName({ row, column })}`;
  }
  return null;
}
