/** Where somebody could go, storey by storey: dozens of cells are a few floors, each with its height. */
import type { Chance } from "./choosing";
import type { Point, View } from "./view";

export interface Storey {
  key: string;
  height: number;
  cells: Chance[];
  /** Where its tag floats: over the cell in its midst. */
  at: Point;
}

/** The floors that are joined at one height; all of the ground is one. The highest come first. */
export function storeysOf({ cells: spots }: Pick<View, "cells">, chances: Chance[]): Storey[] {
  const level = new Map(spots.map((spot) => [spot.cell, spot.level]));
  const groups = new Map<string, Chance[]>();
  for (const chance of chances.filter(({ cell }) => cell !== undefined)) {
    const key = `storey ${String(level.get(chance.cell ?? "") ?? "ground")}`;
    groups.set(key, [...(groups.get(key) ?? []), chance]);
  }
  return [...groups]
    .map(([key, cells]): Storey => ({ key, cells, height: (cells[0] as Chance).height, at: midst(cells) }))
    .sort((one, other) => other.height - one.height);
}

function midst(cells: Chance[]): Point {
  const mean = (axis: 0 | 1) => cells.reduce((sum, { at }) => sum + at[axis], 0) / cells.length;
  const [x, y] = [mean(0), mean(1)];
  const away = ({ at }: Chance) => Math.hypot(at[0] - x, at[1] - y);
  return cells.reduce((best, each) => (away(each) < away(best) ? each : best)).at;
}

/** What floats as a button of its own: all but the cells of storeys that nobody has opened. One alone is open. */
export function shownOf(chances: Chance[], storeys: Storey[], opened: string | null): Chance[] {
  if (storeys.length < 2) return chances;
  const open = storeys.find(({ key }) => key === opened)?.cells ?? [];
  return chances.filter((chance) => chance.cell === undefined || open.includes(chance));
}
