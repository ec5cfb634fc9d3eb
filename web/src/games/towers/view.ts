/** The picture of 5 Towers that comes with every position, and how it is laid out. */
import type { Action } from "../../actions";
import type { Position } from "../../protocol";

export const SUITS = ["candy", "spooky", "plant", "scrap", "sand"] as const;
export type Suit = (typeof SUITS)[number];

export interface Card {
  suit: Suit;
  value: number;
}

export interface Slot extends Card {
  taken: boolean;
  /** While bidding and taking: the seat to move could take and build it. */
  fits: boolean;
}

export interface Player {
  towers: Record<Suit, number[]>;
  removed: Card[];
  score: number;
}

export interface View {
  phase: "starting" | "dealing" | "bidding" | "taking" | "removing" | "building" | "ended";
  starter: number;
  bid: number | null;
  bidder: number | null;
  display: (Slot | null)[];
  pile: { cards: number; passes: number; contents: Card[] };
  discards: Card[];
  players: Player[];
}

export const viewOf = (position: Position) => position.view as unknown as View;

const ROOF_STOREYS = 2; // a roof stands higher than a storey

/** How high a tower is, in storeys. */
export function storeys(tower: number[]): number {
  return tower.length + (tower.at(-1) === 0 ? ROOF_STOREYS - 1 : 0);
}

/** The height of one storey so that all of a player's towers fit, with room for one card more. */
export function storeyHeight(towers: number[][], room: number, least: number, most: number): number {
  const tallest = Math.max(4, ...towers.map((tower) => storeys(tower) + 1));
  return Math.max(least, Math.min(most, Math.floor(room / tallest)));
}

/** High values are broad and low ones slender: a tower's outline tells what still fits. In percent. */
export function breadth(value: number): number {
  return value === 0 ? 64 : Math.round(46 + (54 * value) / 15);
}

export function cardHeight(value: number, storey: number): number {
  return value === 0 ? Math.round(storey * ROOF_STOREYS) : storey;
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
