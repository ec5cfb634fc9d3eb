/** Actions as data. */
import type { Choice } from "./protocol";

export type Action = Record<string, unknown>;

export function sameAction(one: Action, other: Action): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export function choiceOf(choices: Choice[], action: Action): Choice | undefined {
  return choices.find((choice) => sameAction(choice.action, action));
}
