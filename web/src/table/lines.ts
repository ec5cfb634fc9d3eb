/** A line of the log as a sentence. */
import type { LogLine, Seat } from "../protocol";
import { namesFor } from "../seats";
import { say, tell } from "../words.svelte";

export function lineText(line: LogLine, seats: Seat[]): string {
  const happened = line.say === null ? say("web-hidden-move") : tell(line.say, namesFor(seats, line));
  return line.undo ? say("undone", { words: happened }) : happened;
}
