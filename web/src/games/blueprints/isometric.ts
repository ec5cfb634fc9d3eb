/** Cubes seen from a corner of the card, for drawings: rows run to the lower left, columns to the lower right. */
import { COLUMNS, type Die } from "./view";

/** Where a cube stands; all three count from 1. */
export interface Place {
  row: number;
  column: number;
  floor: number;
}

export type Side = "top" | "left" | "right";
export const SIDES: Side[] = ["top", "left", "right"];

const ACROSS = Math.cos(Math.PI / 6);
const DOWN = 0.5;

export function project(column: number, row: number, floor: number): [number, number] {
  return [(column - row) * ACROSS, (column + row) * DOWN - floor];
}

/** How a square of side 1 is laid onto a visible side of a cube, as SVG writes a matrix. */
export function onSide({ row, column, floor }: Place, side: Side): string {
  const [x, y] = {
    top: project(column - 1, row - 1, floor),
    left: project(column - 1, row, floor),
    right: project(column, row, floor),
  }[side];
  const [across, along] = {
    top: [
      [ACROSS, DOWN],
      [-ACROSS, DOWN],
    ],
    left: [
      [ACROSS, DOWN],
      [0, 1],
    ],
    right: [
      [ACROSS, -DOWN],
      [0, 1],
    ],
  }[side] as [[number, number], [number, number]];
  return `matrix(${[...across, ...along, x, y].map((each) => each.toFixed(4)).join(" ")})`;
}

/** Farthest first, so that what is nearer is drawn over it. */
export function fromFarToNear<P extends Place>(places: P[]): P[] {
  const nearness = ({ row, column, floor }: Place) => row + column + floor;
  return [...places].sort((one, other) => nearness(one) - nearness(other));
}

/** The cubes of six stacks of such heights. */
export function cubesOf(heights: number[]): Place[] {
  return heights.flatMap((height, square) =>
    Array.from({ length: height }, (_, below) => ({
      row: Math.floor(square / COLUMNS) + 1,
      column: (square % COLUMNS) + 1,
      floor: below + 1,
    })),
  );
}

/** The dice of six stacks, each with its place. */
export function diceAt(stacks: Die[][]): (Place & Die)[] {
  return cubesOf(stacks.map((stack) => stack.length)).map((at) => ({
    ...at,
    ...(stacks[(at.row - 1) * COLUMNS + at.column - 1]?.[at.floor - 1] as Die),
  }));
}

/** The frame around cubes, and around flat squares where `floor` is 0: left, top, width, height. */
export function frame(places: Place[]): [number, number, number, number] {
  const corners = places.flatMap(({ row, column, floor }) => [
    project(column - 1, row - 1, floor),
    project(column - 1, row, Math.max(0, floor - 1)),
    project(column, row - 1, Math.max(0, floor - 1)),
    project(column, row, Math.max(0, floor - 1)),
  ]);
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return [left, top, Math.max(...across) - left, Math.max(...down) - top];
}

/** A real die: opposite sides make seven. The two sides that show beside a given top. */
export function besides(top: number): { left: number; right: number } {
  const [left = 1, right = 2] = [1, 2, 3].filter((each) => each !== top && each !== 7 - top);
  return { left, right };
}
