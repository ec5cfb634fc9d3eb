/** How dice and plans are laid out, and what a touch means. */
import type { Action } from "../../actions";
import {
  COLUMNS,
  type Die,
  MATERIALS,
  type Material,
  type Placement,
  type PoolDie,
  ROWS,
  type TakenDie,
  type View,
} from "./view";

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
    return {
      row: Math.floor(index / COLUMNS) + 1,
      column: (index % COLUMNS) + 1,
      wanted: Number.isNaN(height) ? null : height,
    };
  });
}

export const squareAt = (row: number, column: number) => (row - 1) * COLUMNS + column - 1;

/** What stands on the six squares, each from the ground up. */
export function stacksOf(dice: TakenDie[]): Die[][] {
  const stacks: Die[][] = Array.from({ length: ROWS * COLUMNS }, () => []);
  const standing = dice.filter(({ row, column }) => row !== null && column !== null);
  standing.sort((one, other) => (one.floor ?? 0) - (other.floor ?? 0));
  for (const { material, value, row, column } of standing)
    stacks[squareAt(row ?? 1, column ?? 1)]?.push({ material, value });
  return stacks;
}

/** What a die would bring on each of the six squares; nothing where it may not stand. */
export function worthOn(places: Placement[] | null | undefined): (Placement | null)[] {
  const all = Array.from({ length: ROWS * COLUMNS }, (): Placement | null => null);
  for (const each of places ?? []) all[squareAt(each.row, each.column)] = each;
  return all;
}

export const place = ({ row, column }: Pick<Square, "row" | "column">): Action => ({ do: "place", row, column });

/** What a click on a die of the pool means now: with two players the second one is discarded. */
export function touch(view: View, { material, value }: Die): Action {
  return { do: view.phase === "discarding" ? "discard" : "take", material, value };
}

/** Dice that fit nowhere are marked for whoever is to take one, and for nobody else. */
export const isUnfit = (view: View, die: PoolDie, asked: boolean) =>
  asked && view.phase === "taking" && die.fits === false;

/** Taking a die that fits nowhere loses it: nobody would want that while another fits. */
export const isLost = ({ phase, pool }: View, action: Action) =>
  phase === "taking" && pool.some(({ fits }) => fits) && pool.some((die) => isDie(action, die) && die.fits === false);

export const isDie = (action: Action, die: Die) => action["material"] === die.material && action["value"] === die.value;

/** The pool in heaps of one value, as it lies sorted on the table. */
export function heaps(pool: PoolDie[]): PoolDie[][] {
  const values = [...new Set(pool.map((die) => die.value))];
  return values.map((value) => pool.filter((die) => die.value === value));
}

export const diceIn = (bag: Record<Material, number>) => MATERIALS.reduce((sum, material) => sum + bag[material], 0);

/** The name of a square for the page's elements. */
export const nameOfPlace = ({ row, column }: Pick<Square, "row" | "column">) => `${String(row)}-${String(column)}`;

/** The name of a die for the page's elements. */
export const nameOfDie = ({ material, value }: Die) => `${material}-${String(value)}`;
