/** How cards of 5 Towers are laid out, and what a touch means. */
import type { Action } from "../../actions";
import { type Card, ROOF, type Slot, type Suit, VALUES, type View } from "./view";

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

export const removal = (suit: Suit, value: number): Action => ({ do: "remove", suit, value });

export const isCard = (action: Action, card: Card) => action["suit"] === card.suit && action["value"] === card.value;
