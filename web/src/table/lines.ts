/** A line of the log as a sentence. */
import type { LogLine, Snapshot } from "../protocol";
import { namesFor } from "../seats";
import { hasWords, say, tell } from "../words.svelte";

export function lineText(line: LogLine, { game, seats }: Pick<Snapshot, "game" | "seats">): string {
  const names = namesFor(seats, line);
  const happened = line.say === null ? say(hidden(line, game), names) : tell(line.say, names);
  return line.undo ? say("undone", { words: happened }) : happened;
}

/** What a game has to say about moves that we may not see; all we are told is who made them. */
function hidden(line: LogLine, game: string): string {
  const own = `${game}-hidden-${line.seat === null ? "chance" : "move"}`;
  return hasWords(own) ? own : "web-hidden-move";
}
