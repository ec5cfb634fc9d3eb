/** Answers that only a place tells apart, in words that can be read aloud. */
import type { Action } from "../../actions";
import { language, say } from "../../words.svelte";
import { type Phrase, cellPhrase, slotPhrase } from "./naming";
import type { View } from "./view";

const join = (parts: string[]) => new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);

const speak = ({ message, arguments: given }: Phrase) => say(message, given);

export const nameOfCell = (view: View, cell: string) => speak(cellPhrase(view, cell));
const nameOfSlot = (slot: string) => speak(slotPhrase(slot));

/** Nothing where the choice has words enough of its own. */
export function labelOf(view: View, { do: kind, slot, cell, girders }: Action): string | null {
  if (typeof slot === "string") {
    const points = view.slots.find((each) => each.slot === slot)?.points ?? 0;
    return say("skyscrapers-board-do-slot", { where: nameOfSlot(slot), points });
  }
  if (typeof cell === "string") return say(`skyscrapers-board-do-${String(kind)}`, { where: nameOfCell(view, cell) });
  if (kind === "brace") return say("skyscrapers-board-brace");
  return typeof girders === "string" ? labelOfTurning(view, girders) : null;
}

export function labelOfTurning(view: View, girders: string): string | null {
  const turning = view.slots.flatMap(({ turnings }) => turnings).find((each) => each.girders === girders);
  if (turning === undefined) return null;
  const { connected, points, doubled } = turning;
  const shown = [...girders].map((letter) => say("skyscrapers-board-girder", { girder: letter }));
  return say(doubled ? "skyscrapers-board-turning-doubled" : "skyscrapers-board-turning", {
    girders: join(shown),
    connected: connected.length,
    points,
  });
}
