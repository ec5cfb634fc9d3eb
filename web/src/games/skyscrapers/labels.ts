/** Answers that only a place tells apart, in words that can be read aloud. */
import type { Action } from "../../actions";
import { language, say } from "../../words.svelte";
import { type Phrase, cellPhrase, shortCellPhrase, slotPhrase, spotPhrase } from "./naming";
import type { View } from "./view";

const join = (parts: string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);

const speak = ({ message, arguments: given }: Phrase) => say(message, given);

/** As much of a view as answers are named by. */
export type Named = Pick<View, "slots" | "cards" | "hands">;

export const nameOfCell = (view: Pick<View, "cards">, cell: string) => speak(cellPhrase(view, cell));
const nameOfSlot = (slot: string) => speak(slotPhrase(slot));

/** Nothing where the choice has words enough of its own; below its headings it is shorter by what they say. */
export function labelOf(view: Named, action: Action, headed = false): string | null {
  const { do: kind, slot, cell, girders } = action;
  if (typeof slot === "string") {
    const points = view.slots.find((each) => each.slot === slot)?.points ?? 0;
    return say("skyscrapers-board-do-slot", { where: nameOfSlot(slot), points });
  }
  if (typeof cell === "string")
    return headed ? shortLabel(view, action, cell) : labelAt(action, nameOfCell(view, cell));
  if (kind === "brace") return say(braceWords(view));
  return typeof girders === "string" ? labelOfTurning(view, girders) : null;
}

/** Places and turnings by themselves, where nobody is asked for them: what they would bring is not known there. */
export function calledOf(view: Pick<View, "cards">, { do: kind, slot, cell, girders }: Action): string | null {
  if (typeof slot === "string") return nameOfSlot(slot);
  if (typeof cell === "string") return labelAt({ do: kind }, nameOfCell(view, cell));
  return typeof girders === "string" ? girdersOf(girders) : null;
}

const girdersOf = (girders: string) =>
  join([...girders].map((letter) => say("skyscrapers-board-girder", { girder: letter })));

const labelAt = ({ do: kind }: Action, where: string) => say(`skyscrapers-board-do-${String(kind)}`, { where });

/** All places to hire are on the ground; of all others the heading has told how high they are. */
const shortLabel = (view: Named, action: Action, cell: string) =>
  action["do"] === "hire" ? speak(spotPhrase(cell)) : labelAt(action, speak(shortCellPhrase(view, cell)));

/** What it means to hold the building, as hands are at this table. */
export const braceWords = ({ hands }: Pick<View, "hands">) =>
  hands === "own" ? "skyscrapers-board-brace-own" : "skyscrapers-board-brace";

export function labelOfTurning(view: Pick<View, "slots">, girders: string): string | null {
  const turning = view.slots.flatMap(({ turnings }) => turnings).find((each) => each.girders === girders);
  if (turning === undefined) return null;
  const { connected, points, doubled } = turning;
  return say(doubled ? "skyscrapers-board-turning-doubled" : "skyscrapers-board-turning", {
    girders: girdersOf(girders),
    connected: connected.length,
    points,
  });
}
