/** How cards of 5 Towers are laid out, and what a touch means. */
import type { Action } from "../../actions";
import type { Choice } from "../../protocol";
import { type Card, ROOF, SUITS, type Slot, type Suit, VALUES, type View } from "./view";

const ROOF_STOREYS = 2; // a roof stands higher than a storey

/** How high a tower is, in storeys. */
export function storeys(tower: number[]): number {
  return tower.length + (tower.at(-1) === ROOF ? ROOF_STOREYS - 1 : 0);
}

/** The height of one storey so that all of a player's towers fit, with room for one card more. */
export function storeyHeight(towers: number[][], room: number, least: number, most: number): number {
  const tallest = Math.max(4, ...towers.map((tower) => storeys(tower) + 1));
  return Math.max(least, Math.min(most, Math.floor(room / tallest)));
}

/** High values are broad and low ones slender: a tower's outline tells what still fits. In percent. */
export function breadth(value: number): number {
  return value === ROOF ? 64 : Math.round(46 + (54 * value) / (VALUES - 1));
}

export function cardHeight(value: number, storey: number): number {
  return value === ROOF ? Math.round(storey * ROOF_STOREYS) : storey;
}

export const bid = (cards: number): Action => ({ do: "bid", cards });

/** What a click on a card of the display means now: taking it, or placing it when it is in the hand. */
export function touch(slot: Slot): Action {
  return { do: slot.taken ? "place" : "take", suit: slot.suit, value: slot.value };
}

/** Cards that whoever is asked could not build are marked; only then, or every turn of somebody would change the display. */
export function isUnfit(view: View, slot: Slot, asked: boolean): boolean {
  return asked && (view.phase === "bidding" || view.phase === "taking") && !slot.fits && !slot.taken;
}

/** How many cards of the display are in the hand. */
const inHand = ({ display }: View) => display.filter((slot) => slot?.taken).length;

/** How many cards the bid still asks for. */
export const stillToTake = (view: View) => (view.phase === "taking" ? (view.bid ?? 0) - inHand(view) : 0);

/**
 * The next step towards having everything built, where there is nothing to decide: all cards left must be taken, no tower
 * has to lose its top, and the order matters only among cards of one suit. Otherwise nothing: somebody is asked.
 */
export function nextStep(view: View, choices: Choice[]): Action | null {
  const actions = choices.map(({ action }) => action);
  if (view.phase === "taking") return actions.length === stillToTake(view) ? (actions[0] ?? null) : null;
  if (view.phase === "removing") return actions.find((action) => action["do"] === "keep") ?? null;
  if (view.phase !== "building") return null;
  const isAlone = (one: Action) => actions.every((other) => other === one || other["suit"] !== one["suit"]);
  return actions.find(isAlone) ?? null;
}

/** What can be done in one go from here: the sentence for it, and how many cards it is about. */
export function inOneGo(view: View, choices: Choice[]): { message: string; cards: number } | null {
  const cards = inHand(view) + stillToTake(view);
  if (nextStep(view, choices) === null || (view.phase === "building" && cards < 2)) return null;
  return { message: `towers-board-go-${view.phase}`, cards };
}

/** How far somebody is with taking and building; less than before means that something was taken back. */
export function progress(view: View): number {
  const far: Partial<Record<View["phase"], number>> = {
    taking: inHand(view),
    removing: 10,
    building: 20 - inHand(view),
  };
  return far[view.phase] ?? -1;
}

/** Removing a card costs a point: nobody is called to do it who may keep all. */
export const isNeedless = (action: Action, choices: Choice[]) =>
  action["do"] === "remove" && choices.some((choice) => choice.action["do"] === "keep");

/** Whose points have changed between two positions, by how much, and at which tower. */
export function earned(before: View, after: View): { seat: number; points: number; suit: Suit | undefined }[] {
  return after.players.flatMap((player, seat) => {
    const old = before.players[seat];
    const points = player.score - (old?.score ?? player.score);
    const suit = SUITS.find((each) => old?.towers[each].length !== player.towers[each].length);
    return points === 0 ? [] : [{ seat, points, suit }];
  });
}

export const removal = (suit: Suit, value: number): Action => ({ do: "remove", suit, value });

export const isCard = (action: Action, card: Card) => action["suit"] === card.suit && action["value"] === card.value;
