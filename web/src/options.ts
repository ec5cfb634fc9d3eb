// What a table may choose, and which results count for the same goal.
import type { OptionInfo, Solos } from "./protocol";

/** The options that a table of so many seats has a choice in. */
export function optionsFor(options: OptionInfo[], seats: number): OptionInfo[] {
  return options.filter((option) => option.seats.includes(seats));
}

/** What somebody has reached alone in a game, in the variant that these options choose. */
export function recordOf(records: Solos[], game: string, options: Record<string, number>): Solos | null {
  const same = (record: Solos) =>
    Object.entries(record.options).every(([name, value]) => (options[name] ?? 0) === value);
  return records.find((record) => record.game === game && same(record)) ?? null;
}
