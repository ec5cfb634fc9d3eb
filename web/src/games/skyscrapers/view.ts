/** The picture of Skyscrapers that comes with every position. */
import type { Action } from "../../actions";
import type { Position } from "../../protocol";
import type { Bar, Cell, Place } from "./lattice";

export const KINDS = ["base", "upright", "floor", "deck", "universal"] as const;
export type Kind = (typeof KINDS)[number];

export interface Standing extends Place {
  card: string;
  kind: Kind;
  slot: string;
  girders: string;
  /** The ends of each girder. */
  bars: Bar[];
  printed: boolean;
  /** Who built it; nobody built the H. */
  seat: number | null;
  on: number | null;
  standable: boolean;
  top: number;
  rivet: "firm" | "loose" | "broken" | null;
}

/** Where somebody could stand; `card` is the floor under it, nothing on the ground. */
export interface Spot extends Cell {
  cell: string;
  card: number | null;
  open: boolean;
  level: number | null;
}

export interface Level {
  height: number;
  /** Counted from 1 above the ground in its tower. */
  number: number;
  below: number | null;
  cards: number[];
  /** One without an open cell can be neither stopped on nor passed. */
  open: boolean;
}

export interface Worker {
  worker: number;
  where: "reserve" | "site" | "fallen" | "gone";
  cell: string | null;
  card: number | null;
  level: number | null;
  trapped: boolean;
  /** It slid and came to rest lying down. */
  lying: boolean;
}

export interface Player {
  score: number;
  out: boolean;
  hand: number;
  bases: number;
  /** Hidden from the others. */
  cards: string[] | null;
  reserve: number;
  workers: Worker[];
}

export interface Turning {
  girders: string;
  bars: Bar[];
  /** Letters of the girders that connect. */
  connected: string;
  points: number;
  doubled: boolean;
}

export interface Slot extends Place {
  slot: string;
  /** The best of its turnings. */
  points: number;
  turnings: Turning[];
}

export interface Target {
  cell: string;
  do: "shift" | "move" | "aside" | "return";
}

export interface View {
  phase:
    | "starting"
    | "dealing"
    | "acting"
    | "placing"
    | "turning"
    | "moving"
    | "settling"
    | "sliding"
    | "pressing"
    | "returning"
    | "aside"
    | "ended";
  seat: number;
  actions: number;
  hands: "calm" | "steady" | "trembling" | "own";
  braced: boolean;
  idle: { turns: number; limit: number };
  top: number;
  cards: Standing[];
  cells: Spot[];
  levels: Level[];
  players: Player[];
  chosen: { card: string | null; slot: string | null; worker: number | null };
  slots: Slot[];
  targets: Target[];
  asked: { seat: number; worker: number } | null;
}

export const viewOf = (position: Position) => position.view as unknown as View;

export const ACTIONS = 3;

export const hire = (cell: string): Action => ({ do: "hire", cell });
export const build = (card: string): Action => ({ do: "card", card });
export const pickUp = (worker: number): Action => ({ do: "worker", worker });
export const place = (slot: string): Action => ({ do: "slot", slot });
export const turn = (girders: string): Action => ({ do: "turn", girders });
export const BRACE: Action = { do: "brace" };
export const FORFEIT: Action = { do: "forfeit" };

/** A worker on the site, and whose it is. */
export interface Standee extends Worker {
  seat: number;
  cell: string;
}

/** The hand in groups of one kind, base cards first. */
export function grouped(cards: string[]): { kind: Kind; cards: string[] }[] {
  const groups = KINDS.map((kind) => ({ kind, cards: cards.filter((card) => card === kind || card.startsWith(`${kind}-`)) }));
  return groups.filter((group) => group.cards.length > 0);
}

export const bestOf = (slot: Slot): Turning | undefined =>
  slot.turnings.reduce<Turning | undefined>((best, each) => (best === undefined || each.points > best.points ? each : best), undefined);

/** The card whose top is the highest of all; of several the first. */
export const highest = (view: View): Standing | undefined => view.cards.find(({ top }) => top === view.top);
