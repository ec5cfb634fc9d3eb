/** What the home page tells of one's tables: which come first, and how the finished ones ended. */
import type { Position, Say, TableInfo } from "../protocol";

/** Where it is my turn comes first, then what goes on, what waits for people, and what is over; the newest first. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  return [...tables].sort((one, other) => urgency(one) - urgency(other) || other.changed - one.changed);
}

function urgency({ my_turn, phase }: TableInfo): number {
  return my_turn ? 0 : ["playing", "waiting", "over"].indexOf(phase) + 1;
}

/** How a match has ended, for whoever sat there; null where somebody else won and nobody of us was in it. */
export function resultOf({ seats, goal }: Pick<TableInfo, "seats" | "goal">, position: Position): Say | null {
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const [seat] = mine;
  if (seat === undefined || mine.length > 1) return null;
  const points = position.scores[seat] ?? 0;
  if (seats.length === 1) return alone(points, goal);
  if (position.ranks[seat] === 1) return won(seat, position);
  return { message: "web-placed", arguments: { place: position.ranks[seat] ?? 0, seats: seats.length, points } };
}

function alone(points: number, goal: number | null): Say {
  if (goal === null) return { message: "points", arguments: { points } };
  return points < goal
    ? { message: "web-solo-missed", arguments: { points, goal } }
    : { message: "web-goal-reached", arguments: { points } };
}

function won(seat: number, { scores, ranks }: Position): Say {
  const points = scores[seat] ?? 0;
  if (ranks.filter((rank) => rank === 1).length > 1) return { message: "web-won-together", arguments: { points } };
  const best = Math.max(...scores.filter((_, other) => other !== seat).map((score) => score ?? 0));
  return points > best
    ? { message: "web-won-by", arguments: { points: points - best } }
    : { message: "web-won", arguments: { points } };
}

/** Those who won, by their seats. */
export const winners = ({ ranks }: Position) => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
