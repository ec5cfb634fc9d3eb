/** What stands in the bar: what may be played, and the impossible answers that belong beside it. */
import { type Action, choiceOf } from "../actions";
import type { Face } from "../games/face";
import type { Choice, Position, Say } from "../protocol";
import { say } from "../words.svelte";

interface Speaker {
  readonly told: { game: string } | null;
  tell(sentence: Say): string;
}

export interface Answer {
  action: Action;
  choice: Choice | undefined;
}

/** The game knows how to put them, and which come after all others. */
export function answersOf(position: Position, face: Face, choices: Choice[]): Answer[] {
  const shown = face.answers(position).map((action): Answer => ({ action, choice: choiceOf(choices, action) }));
  const rest = choices.filter((choice) => !shown.some((answer) => answer.choice === choice));
  const all = [...shown, ...rest.map((choice): Answer => ({ action: choice.action, choice }))];
  const late = ({ action }: Answer) => face.last?.(action) ?? false;
  return [...all.filter((answer) => !late(answer)), ...all.filter(late)];
}

/** An answer in the game's own words, shorter below its headings; otherwise as the server has put it. */
export function inWords(
  { action, choice }: Answer,
  speaker: Speaker,
  position: Position | null,
  face: Face | null,
  headed = false,
): string {
  const better = position && face?.label?.(action, position, headed);
  if (better) return better;
  if (choice) return speaker.tell(choice.say);
  const { do: kind, ...particulars } = action;
  return say(`${String(speaker.told?.game)}-do-${String(kind)}`, particulars as Record<string, string | number>);
}
