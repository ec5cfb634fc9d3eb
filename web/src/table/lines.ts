/** Lines and turns of the log as sentences. */
import { type Turn, standing } from "../log";
import type { LogLine, Say, Snapshot } from "../protocol";
import { nameOf, namesFor } from "../seats";
import { hasWords, language, say, tell } from "../words.svelte";

type Told = Pick<Snapshot, "game" | "seats">;

export function lineText(line: LogLine, { game, seats }: Told): string {
  const names = namesFor(seats, line);
  const happened = line.say === null ? say(hidden(line, game), names) : tell(line.say, names);
  return line.undo ? say("undone", { words: happened }) : happened;
}

/** What a game has to say about moves that we may not see; all we are told is who made them. */
function hidden(line: LogLine, game: string): string {
  const own = `${game}-hidden-${line.seat === null ? "chance" : "move"}`;
  return hasWords(own) ? own : "web-hidden-move";
}

/** Something that came of a move. */
export const noteText = (note: Say, { seats }: Told) =>
  tell(note, namesFor(seats, { seat: null, action: note.arguments ?? null }));

/** A turn in one sentence: what its player did, and the points before and after, where they are known and have changed. */
export function turnText(turn: Turn, told: Told): string {
  if (turn.number === 0) return say("web-turn-setup");
  const lines = standing(turn.lines);
  const seat = lines.find((line) => line.seat !== null && clauseOf(line, told.game) !== null)?.seat ?? null;
  if (seat === null) return withoutPlayer(turn, told);
  const given = { who: nameOf(told.seats, seat), doing: doings(lines, seat, told).join(", ") };
  const [before, after] = [turn.before?.[seat] ?? null, turn.after?.[seat] ?? null];
  if (before === null || after === null || before === after) return say("web-turn", given);
  return say("web-turn-points", { ...given, before, after });
}

/** Where nobody did anything that has words of its own: what chance did, or every step. */
function withoutPlayer({ lines }: Turn, told: Told): string {
  const own = `${told.game}-turn-chance`;
  if (lines.every((line) => line.seat === null) && hasWords(own)) return say(own);
  const steps = lines.filter(
    (line) => !line.again && (line.seat !== null || lines.every((each) => each.seat === null)),
  );
  return steps.map((line) => lineText(line, told)).join(" ");
}

/** The message that tells what was done in a line, after the name of whoever did it; null where the game has none. */
export function clauseOf(line: LogLine, game: string): string | null {
  const message = `${game}-turn-${String(line.action?.["do"])}`;
  return line.action !== null && hasWords(message) ? message : null;
}

/** Everything a seat did, one clause for each kind of thing. */
function doings(lines: LogLine[], seat: number, told: Told): string[] {
  const kinds = new Map<string, LogLine[]>();
  for (const line of lines.filter((each) => each.seat === seat)) {
    const message = clauseOf(line, told.game);
    if (message !== null) kinds.set(message, [...(kinds.get(message) ?? []), line]);
  }
  return [...kinds].map(([message, same]) => clause(message, same, told));
}

function clause(message: string, lines: LogLine[], { seats }: Told): string {
  const given = lines.map((line) => ({ ...namesFor(seats, line), ...line.say?.arguments }));
  const piece = `${message}-piece`;
  const several = hasWords(piece) ? listed(given.map((each) => say(piece, each))) : "";
  return say(message, { ...given.at(-1), several, count: lines.length });
}

const listed = (parts: string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);

/** How it ended. */
export function endText(scores: (number | null)[], { seats }: Told): string {
  const each = seats.map(({ seat }) => say("web-turn-score", { name: nameOf(seats, seat), points: scores[seat] ?? 0 }));
  return say("web-turn-end", { scores: listed(each) });
}
