/** What may be done now, sorted by what one would touch for it. */
import { type Action, choiceOf } from "../../actions";
import type { Choice } from "../../protocol";
import { STEPS, type Slot, type Target, type View } from "./view";
import { BRACE, FORFEIT } from "./viewing";

export interface Offers {
  /** Cards of the hand. */
  cards: string[];
  /** Workers of the one to move, by number. */
  workers: number[];
  /** Ground cells where a worker may be hired. */
  hires: string[];
  slots: Slot[];
  /** Girders after turning. */
  turns: string[];
  targets: Target[];
  brace: boolean;
  /** Nothing else is possible but to shift workers. */
  forfeit: boolean;
  /** There is nothing else to do than to hire, so its cells need not be asked for. */
  onlyHires: boolean;
}

const values = <T>(choices: Choice[], kind: string, name: string) =>
  choices.flatMap(({ action }) => (action["do"] === kind ? [action[name] as T] : []));

export function offersOf(view: View, choices: Choice[]): Offers {
  const hires = values<string>(choices, "hire", "cell");
  const slots = values<string>(choices, "slot", "slot");
  return {
    cards: values(choices, "card", "card"),
    workers: values(choices, "worker", "worker"),
    hires,
    slots: view.slots.filter(({ slot }) => slots.includes(slot)),
    turns: values(choices, "turn", "girders"),
    targets: STEPS.flatMap((step) => values<string>(choices, step, "cell").map((cell) => ({ cell, do: step }))),
    brace: choiceOf(choices, BRACE) !== undefined,
    forfeit: choiceOf(choices, FORFEIT) !== undefined,
    onlyHires: hires.length > 0 && choices.every(({ action }) => action["do"] === "hire" || action["do"] === "brace"),
  };
}

export const step = ({ do: kind, cell }: Target): Action => ({ do: kind, cell });
