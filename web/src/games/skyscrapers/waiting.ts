/** What is seen while a hand is at work: the site as it was, and what the hand will bring, in the air. */
import { standing } from "./choosing";
import { nameOf } from "./doings";
import type { Ghost } from "./pieces";
import type { Standing, View } from "./view";
import type { Standee } from "./viewing";

export interface Site {
  cards: Standing[];
  workers: Standee[];
  ghost: Ghost | null;
}

type Seen = Pick<View, "cards" | "players">;

export const siteOf = (view: Seen): Site => ({ cards: view.cards, workers: standing(view), ghost: null });

/** The rules have put it there already; until the hand has, it is not there for the eye. Nothing is known before: as it is. */
export function whileWaiting(before: Seen | null, now: Seen): Site {
  const fresh = now.cards.slice(before?.cards.length);
  if (before === null || fresh.length > 1 || now.cards.length < before.cards.length) return siteOf(now);
  const [card] = fresh;
  return { ...siteOf(before), ghost: card ? { ...card, connected: "" } : null };
}

/** For a film: everything as it was before, and whatever is there only after it. */
export function whileFilmed(before: Seen, after: Seen): Site {
  const [were, are] = [standing(before), standing(after)];
  const known = new Set(were.map(nameOf));
  return {
    cards: [...before.cards, ...after.cards.slice(before.cards.length)],
    workers: [...were.map((worker) => ({ ...worker, lying: false })), ...are.filter((who) => !known.has(nameOf(who)))],
    ghost: null,
  };
}
