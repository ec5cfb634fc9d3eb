/** Lines and turns of the log as sentences. */
import { type Span, type Turn, standing } from "../log";
import type { LogLine, Say, Seat, Snapshot } from "../protocol";
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

/** Whose turn it was, where somebody did something that has words of its own. */
export const playerOf = (lines: LogLine[], game: string): number | null =>
  lines.find((line) => line.seat !== null && clauseOf(line, game) !== null)?.seat ?? null;

/**
 * A turn in one sentence: what its player did, what came of it, and the points before and after, where they are known and
 * have changed.
 */
export function turnText(turn: Turn, told: Told): string {
  if (turn.number === 0) return say("web-turn-setup");
  const lines = standing(turn.lines);
  const seat = playerOf(lines, told.game);
  if (seat === null) return withoutPlayer(turn, told);
  const given = { who: nameOf(told.seats, seat), doing: deedsOf(lines, seat, told) };
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

/** What a seat did, and after that what chance and the others did because of it. */
function deedsOf(lines: LogLine[], seat: number, told: Told): string {
  const [own, others] = [lines.filter((line) => line.seat === seat), lines.filter((line) => line.seat !== seat)];
  const deeds = [doings(own, told), doings(others, told)];
  return deeds.flatMap((clauses) => (clauses.length > 0 ? [clauses.join(", ")] : [])).join("; ");
}

/** One clause for each kind of thing. */
function doings(lines: LogLine[], told: Told): string[] {
  const kinds = new Map<string, LogLine[]>();
  for (const line of lines) {
    const message = clauseOf(line, told.game);
    if (message !== null) kinds.set(message, [...(kinds.get(message) ?? []), line]);
  }
  return [...kinds].map(([message, same]) => clause(message, same, told));
}

function clause(message: string, lines: LogLine[], { seats }: Told): string {
  const given = lines.map((line) => ({ ...namesIn(line, seats), ...line.say?.arguments }));
  const piece = `${message}-piece`;
  const several = hasWords(piece) ? listed(given.map((each) => say(piece, each))) : "";
  return say(message, { ...given.at(-1), several, count: lines.length });
}

/** Whoever is named in it, be it by the move itself or by what the game remarks about it. */
const namesIn = ({ seat, action, say }: LogLine, seats: Seat[]) =>
  namesFor(seats, { seat, action: { ...action, ...say?.arguments } });

const listed = (parts: string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);

/** Who has asked for a hint before a decision of this turn, and how often, if more than once. */
export function askedWithin({ from, to }: Span, { hinted, seats }: Pick<Snapshot, "hinted" | "seats">): string[] {
  const askers = hinted.filter(({ line }) => line >= from && line < to).map(({ seat }) => seat);
  return [...new Set(askers)].map((seat) => {
    const times = askers.filter((each) => each === seat).length;
    return `${say("hint-asked", { name: nameOf(seats, seat) })}${times > 1 ? ` (${String(times)})` : ""}`;
  });
}

/** How it ended. */
export function endText(scores: (number | null)[], { seats }: Told): string {
  const each = seats.map(({ seat }) => say("web-turn-score", { name: nameOf(seats, seat), points: scores[seat] ?? 0 }));
  return say("web-turn-end", { scores: listed(each) });
}
