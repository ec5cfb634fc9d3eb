/** The reveal, step by step: the screens drop, each material is counted, then awards and prizes are handed out. */
import { AWARDS, type Award, MATERIALS, PRIZES, type Prize, type Revealed, type SheetLine, type Source } from "./view";

/** What a building's points come from, in the order in which they are counted. */
export const SOURCES: readonly Source[] = [...MATERIALS, "bonus"];

export type Step = { show: "screens" | "buildings" } | { count: Source } | { award: Award } | { prize: Prize };

export function pointsFrom(lines: SheetLine[] | null, source: Source): number {
  return lines?.find((line) => line.message.endsWith(`-${source}`))?.points ?? 0;
}

/** Everything that happens at this reveal; what brings nobody anything is passed over. */
export function program({ players }: Revealed): Step[] {
  const counted = SOURCES.filter((source) => players.some(({ lines }) => pointsFrom(lines, source) > 0));
  const awards = AWARDS.filter((award) => players.some((player) => player.award === award));
  const prizes = PRIZES.filter((prize) => players.some((player) => player.prizes.includes(prize)));
  return [
    { show: "screens" },
    { show: "buildings" },
    ...counted.map((count) => ({ count })),
    ...awards.map((award) => ({ award })),
    ...prizes.map((prize) => ({ prize })),
  ];
}

/** How much of it has been seen after so many steps. */
export interface Seen {
  open: boolean;
  /** What is being counted just now. */
  counting: Source | null;
  counted: Source[];
  awards: Award[];
  prizes: Prize[];
}

export function seenAfter(steps: Step[], count: number): Seen {
  const past = steps.slice(0, count);
  const last = past.at(-1);
  return {
    open: count > 1,
    counting: last && "count" in last && count < steps.length ? last.count : null,
    counted: count < steps.length ? past.flatMap((step) => ("count" in step ? [step.count] : [])) : [...SOURCES],
    awards: past.flatMap((step) => ("award" in step ? [step.award] : [])),
    prizes: past.flatMap((step) => ("prize" in step ? [step.prize] : [])),
  };
}

export const totalOf = (lines: SheetLine[] | null, counted: Source[]) =>
  counted.reduce((sum, source) => sum + pointsFrom(lines, source), 0);

/** Whether points alone did not decide the order. */
export const isTied = ({ players }: Revealed) => new Set(players.map(({ score }) => score)).size < players.length;
