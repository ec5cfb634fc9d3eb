/** What somebody has just done on the site, told from the position before and the one after. */
import { standing } from "./choosing";
import { cellOf, middleOf } from "./lattice";
import type { Point, View } from "./view";
import type { Standee } from "./viewing";

export interface Doing {
  kind: "built" | "hired" | "climbed" | "fell";
  /** Whose points it changes. */
  seat: number;
  at: Point;
  points: number;
}

/** As much of a view as tells what was done. */
export type Moment = Pick<View, "seat" | "cards" | "players">;

const MOST = 4; // who leafs through a match further than that sees only where it leads
const BREAST = 0.5; // where one looks at somebody

export function doingsBetween(before: Moment, now: Moment): Doing[] {
  const found = [...built(before, now), ...walked(before, now), ...fallen(before, now)];
  if (found.length > MOST || now.cards.length < before.cards.length) return [];
  const paid = new Set<number>();
  return found.map((doing) => {
    const points = paid.has(doing.seat) ? 0 : gained(before, now, doing.seat);
    paid.add(doing.seat);
    return { ...doing, points };
  });
}

type Seen = Omit<Doing, "points">;

function built(before: Moment, now: Moment): Seen[] {
  const known = new Set(before.cards.map(({ slot }) => slot));
  return now.cards
    .filter(({ slot }) => !known.has(slot))
    .map(({ x, y, z }) => ({ kind: "built", seat: before.seat, at: [x, y, z] }));
}

function walked(before: Moment, now: Moment): Seen[] {
  const stood = new Map(standing(before).map((worker) => [nameOf(worker), worker.cell]));
  return standing(now).flatMap((worker): Seen[] => {
    const from = stood.get(nameOf(worker));
    const kind = from === undefined ? "hired" : "climbed";
    return from === worker.cell ? [] : [{ kind, seat: before.seat, at: over(worker) }];
  });
}

/** Falls cost whoever knocked somebody over. */
function fallen(before: Moment, now: Moment): Seen[] {
  const still = new Set(standing(now).map(nameOf));
  return standing(before)
    .filter((worker) => !still.has(nameOf(worker)))
    .map((worker) => ({ kind: "fell", seat: before.seat, at: over(worker) }));
}

function over({ cell }: Standee): Point {
  const [x, y, z] = middleOf(cellOf(cell));
  return [x, y, z + BREAST];
}

export const nameOf = ({ seat, worker }: Pick<Standee, "seat" | "worker">) => `${String(seat)}-${String(worker)}`;
const gained = (before: Moment, now: Moment, seat: number) =>
  (now.players[seat]?.score ?? 0) - (before.players[seat]?.score ?? 0);
