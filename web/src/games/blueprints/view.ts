/** The picture of Blueprints that comes with every position, and how it is laid out. */
import type { Action } from "../../actions";
import type { Position } from "../../protocol";

export const MATERIALS = ["wood", "recycled", "stone", "glass"] as const;
export type Material = (typeof MATERIALS)[number];
export type Award = "gold" | "silver" | "bronze";
export type Prize = "skyscraper" | "geometer" | "integrity" | "materials";

export const ROWS = 3;
export const COLUMNS = 2;
export const ROUNDS = 3;

export interface Die {
  material: Material;
  value: number;
}

export interface PoolDie extends Die {
  /** Whether the seat to move could place it; nothing when that is not ours to know. */
  fits: boolean | null;
}

/** A die somebody has taken; where it stands is told to its owner, and to all when the round is scored. */
export interface TakenDie extends Die {
  dead: boolean;
  row: number | null;
  column: number | null;
  floor: number | null;
}

/** One line of a building's score. */
export interface Line {
  rule: string;
  message: string;
  arguments?: Record<string, string | number>;
  points: number;
}

export interface Building {
  plan: string | null;
  dice: TakenDie[];
  lines: Line[] | null;
  score: number | null;
}

export interface Player extends Building {
  left: number;
  /** How many awards and prizes; of the others nothing else is told before the end, unless the table plays openly. */
  held: number;
  awards: { round: number; award: Award }[] | null;
  prizes: { round: number; prize: Prize }[] | null;
  points: number | null;
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

export interface View {
  phase: "starting" | "demand" | "dealing" | "drawing" | "taking" | "placing" | "discarding" | "ended";
  round: number;
  starter: number | null;
  order: number[];
  demand: Material[];
  pool: PoolDie[];
  bag: Record<Material, number>;
  /** Taken, not yet placed. */
  die: Die | null;
  open_awards: boolean;
  players: Player[];
  revealed: Revealed | null;
}

export const viewOf = (position: Position) => position.view as unknown as View;

/** A square of a plan, numbered 0 to 5 row by row; `wanted` is nothing where it is hatched. */
export interface Square {
  row: number;
  column: number;
  wanted: number | null;
}

/** The six squares of a plan such as "X1/31/1X"; all hatched while it is hidden. */
export function squaresOf(plan: string | null): Square[] {
  const drawn = (plan ?? "").replaceAll("/", "");
  return Array.from({ length: ROWS * COLUMNS }, (_, index) => {
    const height = Number(drawn[index] ?? "X");
    return { row: Math.floor(index / COLUMNS) + 1, column: (index % COLUMNS) + 1, wanted: Number.isNaN(height) ? null : height };
  });
}

export const squareAt = (row: number, column: number) => (row - 1) * COLUMNS + column - 1;

/** What stands on the six squares, each from the ground up. */
export function stacksOf(dice: TakenDie[]): Die[][] {
  const stacks: Die[][] = Array.from({ length: ROWS * COLUMNS }, () => []);
  const standing = dice.filter(({ row, column }) => row !== null && column !== null);
  standing.sort((one, other) => (one.floor ?? 0) - (other.floor ?? 0));
  for (const { material, value, row, column } of standing) stacks[squareAt(row ?? 1, column ?? 1)]?.push({ material, value });
  return stacks;
}

export const place = ({ row, column }: Pick<Square, "row" | "column">): Action => ({ do: "place", row, column });

/** What a click on a die of the pool means now: with two players the second one is discarded. */
export function touch(view: View, { material, value }: Die): Action {
  return { do: view.phase === "discarding" ? "discard" : "take", material, value };
}

/** Dice that fit nowhere are marked for whoever is to take one, and for nobody else. */
export const isUnfit = (view: View, die: PoolDie, asked: boolean) => asked && view.phase === "taking" && die.fits === false;

export const isDie = (action: Action, die: Die) => action["material"] === die.material && action["value"] === die.value;

/** The pool in heaps of one value, as it lies sorted on the table. */
export function heaps(pool: PoolDie[]): PoolDie[][] {
  const values = [...new Set(pool.map((die) => die.value))];
  return values.map((value) => pool.filter((die) => die.value === value));
}

export const diceIn = (bag: Record<Material, number>) => MATERIALS.reduce((sum, material) => sum + bag[material], 0);

/** The name of a die for the page's elements. */
export const nameOfDie = ({ material, value }: Die) => `${material}-${String(value)}`;
