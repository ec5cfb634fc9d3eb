/** Who has won and by how much: the first line of the end. */
import type { Position, Say } from "../protocol";

interface Circle {
  /** The seats of this reader: one is spoken to, several at one screen are told apart by their names. */
  mine: number[];
  name: (seat: number) => string;
  /** Names as a list in the reader's language. */
  list: (names: string[]) => string;
}

export const winnersOf = ({ ranks }: Position): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** How far the winners are ahead of whoever came next; nothing where nobody did, or points did not decide. */
export function margin({ scores, ranks }: Position): number {
  const next = Math.min(...ranks.filter((rank) => rank > 1)); // those after them may have more points, and be out
  const points = (of: number) =>
    Math.max(...scores.map((score, seat) => (ranks[seat] === of ? (score ?? 0) : -Infinity)));
  const ahead = points(1) - points(next);
  return Number.isFinite(ahead) ? ahead : 0;
}

export function verdictOf(position: Position, { mine, name, list }: Circle): Say {
  const winners = winnersOf(position);
  const [only = 0] = winners;
  const me = mine.length === 1 && winners.includes(mine[0] ?? -1);
  const others = winners.filter((seat) => !me || seat !== mine[0]).map(name);
  if (winners.length > 1) {
    return { message: me ? "web-you-win-together" : "web-win-together", arguments: { names: list(others) } };
  }
  const told = { ...(me ? {} : { name: name(only) }), ...(margin(position) > 0 ? { points: margin(position) } : {}) };
  return { message: `web-${me ? "you-win" : "wins"}${"points" in told ? "-by" : ""}`, arguments: told };
}

/** A text in pieces; every other one is a word with a number after it, as in “Player 1”, and belongs together. */
export const pieces = (text: string) => text.split(/(\S+ \d\S*)/);

/** Alone it is the goal that matters. */
export function aloneVerdict(points: number, goal: number | null): Say {
  if (goal === null) return { message: "points", arguments: { points } };
  if (points >= goal) return { message: "web-solo-reached", arguments: { points } };
  return { message: "web-solo-missed", arguments: { points, goal, missing: goal - points } };
}
