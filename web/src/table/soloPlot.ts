/** Where the results of somebody who plays alone lie in a small plot, beside the goals they had. */
import type { Solo } from "../protocol";

export const [WIDTH, HEIGHT, EDGE] = [360, 130, 14];
const SHOWN = 20;

export interface Spot {
  x: number;
  y: number;
  /** The height of the goal. */
  goal: number;
  reached: boolean;
  result: Solo;
}

export function spotsOf(results: Solo[]): Spot[] {
  const shown = results.slice(-SHOWN);
  const all = shown.flatMap(({ points, goal }) => [points, goal]);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const across = (index: number) => EDGE + ((index + 0.5) * (WIDTH - 2 * EDGE)) / Math.max(1, shown.length);
  const up = (points: number) => HEIGHT - EDGE - ((points - least) * (HEIGHT - 2 * EDGE)) / Math.max(1, most - least);
  return shown.map((result, index) => ({
    x: across(index),
    y: up(result.points),
    goal: up(result.goal),
    reached: result.points >= result.goal,
    result,
  }));
}

/** The goals as a stair: one step for every game. */
export function stair(spots: Spot[]): string {
  const half = (WIDTH - 2 * EDGE) / Math.max(1, spots.length) / 2;
  return spots.map(({ x, goal }, index) => `${index ? "L" : "M"}${at(x - half, goal)}L${at(x + half, goal)}`).join("");
}

export const way = (spots: Spot[]) => spots.map(({ x, y }, index) => `${index ? "L" : "M"}${at(x, y)}`).join("");

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
