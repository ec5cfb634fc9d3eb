/** The parts of a game's picture, and what they are called.
 *
 * A part is called by the sentence `<game>-board-<part>`, a name in it by `<game>-<part>`; where there is no such
 * sentence, by itself. What belongs to one player stands in `players`, as in every game.
 */
import type { Position } from "../../protocol";
import { signed } from "../../sentences";
import { hasWords, say } from "../../words.svelte";

export type Parts = Record<string, unknown>;

const NOTHING = "–";
// In the question, below, and beside the name.
const SAID_ELSEWHERE = ["phase", "players", "score"];

export const isParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** What there is to show of a picture, or of a player. */
export const partsOf = (picture: unknown): [string, unknown][] =>
  isParts(picture) ? Object.entries(picture).filter(([part]) => !SAID_ELSEWHERE.includes(part)) : [];

export function playersOf({ view, scores }: Pick<Position, "view" | "scores">): unknown[] {
  const players = isParts(view) ? view["players"] : null;
  return Array.isArray(players) ? players : scores.map(() => ({}));
}

export function labelOf(game: string, part: string): string {
  const message = `${game}-board-${part}`;
  return hasWords(message) ? say(message) : part.replaceAll("_", " ");
}

/** A single thing in words or figures. */
export function told(game: string, part: string, value: unknown): string {
  if (typeof value === "number") return signed(value);
  if (typeof value === "string")
    return hasWords(`${game}-${part}`) ? say(`${game}-${part}`, { [part]: value }) : value.replaceAll("_", " ");
  return value === true ? "✓" : NOTHING;
}
