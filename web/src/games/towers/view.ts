// Generated from src/storeys/games/towers by `python -m storeys.server.typescript`. Do not edit.
import type { Position } from "../../protocol";
import { drawn } from "../drawn";

export const viewOf = (position: Position): View => drawn(position);

export type Suit = "candy" | "spooky" | "plant" | "scrap" | "sand";

export type Phase = "starting" | "dealing" | "bidding" | "taking" | "removing" | "building" | "ended";

/** A card, wherever it is. */
export interface Card {
  suit: Suit;
  value: number;
}

/** A card of the display. */
export interface Slot extends Card {
  taken: boolean;
  /** while bidding and taking: the seat to move could take and build it */
  fits: boolean;
}

/** The draw pile; everybody can work out what is in it, and not in which order. */
export interface Pile {
  cards: number;
  passes: number;
  contents: Card[];
}

/** What lies before a player. */
export interface Player {
  towers: Record<Suit, number[]>;
  removed: Card[];
  score: number;
}

/** The whole table. */
export interface View {
  phase: Phase;
  starter: number;
  bid: number | null;
  bidder: number | null;
  /** a card that was placed leaves a gap */
  display: (Slot | null)[];
  pile: Pile;
  discards: Card[];
  players: Player[];
}

export const SUITS: readonly Suit[] = ["candy", "spooky", "plant", "scrap", "sand"];

export const VALUES: number = 16;

export const ROOF: number = 0;

export const EIGHT: number = 8;

export const NINE: number = 9;
