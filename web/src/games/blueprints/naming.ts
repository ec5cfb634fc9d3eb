/** What stands on a square, in words: read aloud on the plan, and shown to whoever points at it. */
import { say } from "../../words.svelte";
import type { Die, Placement } from "./view";
import type { Square } from "./viewing";

export function nameOfSquare({ row, column, wanted }: Square, stack: Die[], worth: Placement | null = null): string {
  const name = nameOfBuilt({ row, column, wanted }, stack);
  return worth === null ? name : `${name}. ${say("blueprints-board-brings", { points: worth.points })}`;
}

function nameOfBuilt({ row, column, wanted }: Square, stack: Die[]): string {
  if (wanted === null) return say("blueprints-board-hatched", { row, column });
  const dice = stack.map((die) => say("blueprints-die", { ...die })).join(", ");
  const said = say("blueprints-board-square", { row, column, wanted, floors: stack.length });
  return dice ? `${said}: ${dice}` : said;
}
