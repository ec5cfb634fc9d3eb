/** A lesson: which step of its script is due, and what of all that may be done now belongs to it. */
import { sameAction } from "./actions";
import type { Choice, LessonStep } from "./protocol";

/** How far the reader has read, and whether they would rather play without the lesson. */
export interface Progress {
  heard: number; // the last step that was read to its end
  left: boolean;
}

/** The step at a place of the script: what is to be read there comes first; nothing where the script was left. */
export function stepAt(script: LessonStep[], place: number | null, { heard, left }: Progress): LessonStep | null {
  if (place === null || left) return null;
  return script.find((step) => step.place === place && (step.kind !== "tell" || step.goal > heard)) ?? null;
}

/** What the step leaves to be done: everything where there is no step, nothing while one reads. */
export function belonging(choices: Choice[], step: LessonStep | null): Choice[] {
  if (step === null || step.kind === "watch") return choices;
  return choices.filter((choice) => step.actions.some((action) => sameAction(choice.action, action)));
}

/** The steps that ask for something of the reader; what is watched is not counted. */
export function numbered(script: LessonStep[], step: LessonStep): { number: number; total: number } {
  const goals = [...new Set(script.filter(({ kind }) => kind !== "watch").map(({ goal }) => goal))];
  return { number: goals.filter((goal) => goal <= step.goal).length, total: goals.length };
}

// A reload does not begin the lesson anew: what was done is in the log, what was read is noted here.
const key = (table: string) => `lesson ${table}`;

export function remembered(table: string): Progress {
  const noted = sessionStorage.getItem(key(table));
  return noted === null ? { heard: -1, left: false } : (JSON.parse(noted) as Progress);
}

export function remember(table: string, progress: Progress): Progress {
  sessionStorage.setItem(key(table), JSON.stringify(progress));
  return progress;
}
