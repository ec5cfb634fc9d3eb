// Generated from src/storeys/games/blueprints by `python -m storeys.server.typescript`. Do not edit.
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

export type Award = "bronze" | "silver" | "gold";

export type Prize = "skyscraper" | "geometer" | "integrity" | "materials";

export type Source = "wood" | "recycled" | "stone" | "glass" | "bonus";

export type Material = "wood" | "recycled" | "stone" | "glass";

export type Phase = "starting" | "demand" | "dealing" | "drawing" | "taking" | "placing" | "discarding" | "ended";

/** A die, wherever it is. */
export interface Die {
  material: Material;
  value: number;
}

/** A square of a plan. */
export interface Place {
  row: number;
  column: number;
}

/** What a die would change on a square: how many points the building would be worth more, and from what. */
export interface Placement extends Place {
  points: number;
  gains: Record<Source, number>;
}

/** A die of the pool. */
export interface PoolDie extends Die {
  /** whether the seat to move could place it; nothing when that is not the reader's to know */
  fits: boolean | null;
  /** where; nothing when it is not to be taken now, either */
  places: Placement[] | null;
}

/** A die that is taken and not yet placed. */
export interface DieInHand extends Die {
  /** where it may stand; nothing when that is not the reader's to know */
  places: Placement[] | null;
}

/** A die somebody has taken; where it stands is told to its owner, and to all when the round is scored. */
export interface TakenDie extends Die {
  dead: boolean;
  row: number | null;
  column: number | null;
  floor: number | null;
}

/** A building with its plan. */
export interface Building {
  plan: string | null;
  dice: TakenDie[];
  /** of its squares */
  heights: number[] | null;
  lines: SheetLine[] | null;
  score: number | null;
}

/** An award, and the round it was won in. */
export interface WonAward {
  award: Award;
  round: number;
}

/** A prize, and the round it was won in. */
export interface WonPrize {
  prize: Prize;
  round: number;
}

/** What a player has won; of the others that is not told before the end, unless the table plays openly. */
export interface Won {
  awards: WonAward[] | null;
  prizes: WonPrize[] | null;
  points: number | null;
}

/** What lies before a player and behind the screen. */
export interface Player extends Building, Won {
  /** dice still to be taken in this round */
  left: number;
  /** how many awards and prizes */
  held: number;
}

/** Who won what is announced when a round is scored, and then lies face down. */
export interface ScoredBuilding extends Building {
  rank: number | null;
  award: Award | null;
  prizes: Prize[];
}

/** All buildings of the round that was scored last. */
export interface Revealed {
  round: number;
  order: number[];
  demand: Material[];
  players: ScoredBuilding[];
}

/** The whole table. */
export interface View {
  phase: Phase;
  round: number;
  starter: number;
  order: number[];
  demand: Material[];
  pool: PoolDie[];
  bag: Record<Material, number>;
  die: DieInHand | null;
  open_awards: boolean;
  refuse_dead_dice: boolean;
  players: Player[];
  revealed: Revealed | null;
}

export const MATERIALS: readonly Material[] = ["wood", "recycled", "stone", "glass"];

export const AWARDS: readonly Award[] = ["bronze", "silver", "gold"];

export const PRIZES: readonly Prize[] = ["skyscraper", "geometer", "integrity", "materials"];

export const ROWS: number = 3;

export const COLUMNS: number = 2;

export const ROUNDS: number = 3;

export const PLANS: readonly string[] = ["XX/X1/23", "XX/X2/31", "XX/X3/12", "XX/12/3X", "XX/13/X2", "XX/23/1X", "X1/X3/X2", "X2/X1/X3", "XX/22/X2", "X2/X2/X2", "X1/31/1X", "X1/13/X1", "XX/11/13", "X1/X1/31", "X3/X1/11", "XX/12/21", "XX/11/22", "X1/12/X2", "X1/22/X1", "X1/21/2X", "X1/X2/21", "X2/X1/12", "X2/11/2X", "X2/X2/11"];
