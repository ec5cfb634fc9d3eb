// What a table may choose, and which results count for the same goal.
import type { OptionInfo, Solos } from "./protocol";

/** The options that a table of so many seats has a choice in, and that say something after what was chosen. */
export function optionsFor(options: OptionInfo[], seats: number, chosen: Record<string, number>): OptionInfo[] {
  const usual = ({ name, values }: OptionInfo) => (chosen[name] ?? values[0]) === values[0];
  const idle = options.filter(usual).map(({ name }) => name);
  return options.filter((option) => option.seats.includes(seats) && !idle.includes(option.needs ?? ""));
}

/** What somebody has reached alone in a game, in the variant that these options choose. */
export function recordOf(records: Solos[], game: string, options: Record<string, number>): Solos | null {
  const same = (record: Solos) =>
    Object.entries(record.options).every(([name, value]) => (options[name] ?? 0) === value);
  return records.find((record) => record.game === game && same(record)) ?? null;
}
