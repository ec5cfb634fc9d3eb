/** What may be done on the site, and what is seen of cards and workers. */
import type { Action } from "../../actions";
import { KINDS, type Kind, type Slot, type Standing, type Turning, type View, type Worker } from "./view";

export const hire = (cell: string): Action => ({ do: "hire", cell });
export const build = (card: string): Action => ({ do: "card", card });
export const pickUp = (worker: number): Action => ({ do: "worker", worker });
export const place = (slot: string): Action => ({ do: "slot", slot });
export const turn = (girders: string): Action => ({ do: "turn", girders });
export const BRACE: Action = { do: "brace" };
export const FORFEIT: Action = { do: "forfeit" };

const CARRIED_OUT = ["hire", "turn", "move", "shift"];

/** S-27: whether a hand brings something to its place by this; whoever steps aside may stay where it is. */
export function isCarriedOut(view: View, action: Action): boolean {
  if (action["do"] !== "aside") return CARRIED_OUT.includes(String(action["do"]));
  const { asked, players } = view;
  const who = asked && players[asked.seat]?.workers.find(({ worker }) => worker === asked.worker);
  return who?.cell !== action["cell"];
}

/** A worker on the site, and whose it is. */
export interface Standee extends Worker {
  seat: number;
  cell: string;
}

/** The hand in groups of one kind, base cards first. */
export function grouped(cards: string[]): { kind: Kind; cards: string[] }[] {
  const groups = KINDS.map((kind) => ({
    kind,
    cards: cards.filter((card) => card === kind || card.startsWith(`${kind}-`)),
  }));
  return groups.filter((group) => group.cards.length > 0);
}

export const bestOf = (slot: Slot): Turning | undefined =>
  slot.turnings.reduce<Turning | undefined>(
    (best, each) => (best === undefined || each.points > best.points ? each : best),
    undefined,
  );

/** The card whose top is the highest of all; of several the first. */
export const highest = (view: View): Standing | undefined => view.cards.find(({ top }) => top === view.top);
