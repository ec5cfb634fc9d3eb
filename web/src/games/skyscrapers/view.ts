// Generated from src/storeys/games/skyscrapers by `python -m storeys.server.typescript`. Do not edit.
import type { Position } from "../../protocol";
import { drawn } from "../drawn";

export const viewOf = (position: Position): View => drawn(position);

/** One line of a score sheet: what for, in a sentence with its arguments. */
export interface SheetLine {
  rule: string;
  message: string;
  arguments: Record<string, string | number>;
  points: number;
}

export type Kind = "base" | "upright" | "deck" | "floor" | "universal";

export type Axis = "x" | "y" | "z";

export type Phase = "starting" | "dealing" | "acting" | "placing" | "turning" | "moving" | "settling" | "sliding" | "pressing" | "returning" | "aside" | "ended";

export type Hands = "calm" | "steady" | "trembling" | "own";

export type Ending = "emptied" | "stalled" | "last-left" | "collapsed";

export type Rivet = "firm" | "loose" | "broken";

export type Whereabouts = "reserve" | "site" | "fallen" | "gone";

export type Step = "shift" | "move" | "aside" | "return";

export type Point = [number, number, number];

export type Bar = [Point, Point];

/** A unit cube, by its lowest corner. */
export interface Cell {
  x: number;
  y: number;
  z: number;
}

/** Where a card is or could be: the axis it faces, and its centre. */
export interface Place {
  normal: Axis;
  x: number;
  y: number;
  z: number;
}

/** A place by its name, too. */
export interface NamedPlace extends Place {
  slot: string;
}

/** A card on the site. */
export interface Standing extends NamedPlace {
  card: string;
  kind: Kind;
  girders: string;
  bars: Bar[];
  printed: boolean;
  /** who built it; nobody built the H */
  seat: number | null;
  on: number | null;
  standable: boolean;
  top: number;
  /** the crossbar has none */
  rivet: Rivet | null;
}

/** What somebody stands on: a card and its level, none on the ground. */
export interface Floor {
  card: number | null;
  level: number | null;
}

/** Where somebody could stand. */
export interface Spot extends Cell, Floor {
  cell: string;
  open: boolean;
}

/** Floors that are joined. */
export interface Level {
  height: number;
  /** counted from 1 above the ground in its tower */
  number: number;
  below: number | null;
  cards: number[];
  /** one without an open cell can be neither stopped on nor passed */
  open: boolean;
}

/** All that stands. */
export interface Site {
  cards: Standing[];
  cells: Spot[];
  levels: Level[];
}

/** One of a player's workers. */
export interface Worker extends Floor {
  worker: number;
  where: Whereabouts;
  cell: string | null;
  trapped: boolean;
  /** it slid and came to rest lying down */
  lying: boolean;
}

/** What a player has. */
export interface Player {
  score: number;
  out: boolean;
  hand: number;
  bases: number;
  /** hidden from the others */
  cards: string[] | null;
  reserve: number;
  workers: Worker[];
  lines: SheetLine[];
}

/** One way to turn the chosen card. */
export interface Turning {
  girders: string;
  bars: Bar[];
  /** letters of the girders that connect */
  connected: string;
  points: number;
  doubled: boolean;
}

/** Where the chosen card may go. */
export interface Slot extends NamedPlace {
  /** the best of its turnings */
  points: number;
  turnings: Turning[];
}

/** Where the worker that is asked about may go. */
export interface Target {
  cell: string;
  do: Step;
}

/** What has been chosen so far. */
export interface Chosen {
  card: string | null;
  slot: string | null;
  worker: number | null;
}

/** The worker that is asked about. */
export interface Asked {
  seat: number;
  worker: number;
}

/** Turns in a row in which nobody built, and how many end the match. */
export interface Idle {
  turns: number;
  limit: number;
}

/** Whose turn it is, and what the table plays by. */
export interface Moment {
  phase: Phase;
  seat: number;
  starter: number;
  actions: number;
  hands: Hands;
  pairs: boolean;
  play_out_the_round: boolean;
  lowest_space: number;
  braced: boolean;
  idle: Idle;
  top: number;
  emptied: number[];
  deck: number;
  ending: Ending | null;
}

/** The whole table. */
export interface View extends Moment, Site {
  players: Player[];
  chosen: Chosen;
  slots: Slot[];
  targets: Target[];
  asked: Asked | null;
}

export type Line = [number, number, number, number];

export const KINDS: readonly Kind[] = ["base", "upright", "deck", "floor", "universal"];

export const AXES: readonly Axis[] = ["x", "y", "z"];

export const STEPS: readonly Step[] = ["shift", "move", "aside", "return"];

export const SEATS: number = 4;

export const ACTIONS: number = 3;

export const SITE: number = 8;

export const GIRDERS: Record<string, Line> = {
  "L": [-1, -1, -1, 1],
  "R": [1, -1, 1, 1],
  "T": [-1, 1, 1, 1],
  "B": [-1, -1, 1, -1],
  "V": [0, -1, 0, 1],
  "H": [-1, 0, 1, 0],
  "D": [-1, -1, 1, 1],
  "E": [-1, 1, 1, -1],
};

export const BASE_GIRDERS: string = "BV";

export const CARDS: readonly string[] = ["upright-T-worker", "upright-V-worker", "upright-LB-worker", "upright-TV-worker", "upright-LTB-worker", "upright-LTD-worker", "upright-L", "upright-H", "upright-D", "upright-LR", "upright-LB", "upright-LH", "upright-LD", "upright-LV", "upright-VH", "upright-LTV", "upright-LTD", "upright-LBD", "upright-LRT", "upright-LRD", "upright-LRTB", "deck-LV", "deck-LH", "deck-VDE", "floor-H-worker", "floor-LR-worker", "floor-VH", "floor-LR", "floor-LRT", "floor-LRTB", "universal-V-worker", "universal-LB-worker", "universal-D", "universal-LB", "universal-LRT", "universal-LRTB", "base"];
