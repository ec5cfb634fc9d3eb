/** What is drawn on each location, sign by sign; which signs those are follows from the table of cards. */
import { type IconName, isIcon } from "./icons";
import { ABILITIES } from "./view";

export type Mark = { icon: IconName } | { text: string };

export function abilityOf(card: string): Mark[] {
  return (ABILITIES[card] ?? "").split(" ").filter(Boolean).map(mark);
}

function mark(word: string): Mark {
  const name = word.slice(1);
  return word.startsWith(":") && isIcon(name) ? { icon: name } : { text: word };
}
