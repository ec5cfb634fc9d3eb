/**
 * How much light comes to each place of the site: reckoned once for a building, in half units, and looked up by whatever
 * is drawn there. So floors are dark under floors and in corners, and the ground is dark beside walls.
 */
import { topOf } from "./lattice";
import type { Axis, Place, Point } from "./view";

export interface Daylight {
  /** Of the lowest, most south-western corner. */
  origin: Point;
  /** In half units. */
  size: Point;
  /** 255 is open sky; x runs fastest. */
  light: Uint8Array<ArrayBuffer>;
}

const AROUND = 2; // units of open air beside the building
const REACH = 5; // units beyond which nothing shades
const SOFTNESS = 2.4; // units over which a shadow loses most of its strength
const SUN: Point = [-0.42, -0.5, 0.76];
const OPEN: Partial<Record<string, number>> = { deck: 0.25 }; // of a deck little more than its rim is in the way

interface Opaque extends Place {
  kind: string;
}

export function daylightOf(cards: Opaque[]): Daylight {
  const [low, high] = boundsOf(cards);
  const walls = wallsOf(cards);
  const size = low.map((from, axis) => ((high[axis] as number) - from) * 2) as Point;
  const light = new Uint8Array(size[0] * size[1] * size[2]);
  let index = 0;
  for (let k = 0; k < size[2]; k++)
    for (let j = 0; j < size[1]; j++)
      for (let i = 0; i < size[0]; i++)
        light[index++] = Math.round(255 * openness([at(low[0], i), at(low[1], j), at(low[2], k)], walls));
  return { origin: low, size, light };
}

const at = (origin: number, step: number) => origin + step / 2 + 0.25;

function boundsOf(cards: Opaque[]): [Point, Point] {
  const [xs, ys] = [cards.map(({ x }) => x), cards.map(({ y }) => y)];
  const top = Math.max(2, ...cards.map(topOf));
  return [
    [Math.min(0, ...xs) - 1 - AROUND, Math.min(0, ...ys) - 1 - AROUND, 0],
    [Math.max(0, ...xs) + 1 + AROUND, Math.max(0, ...ys) + 1 + AROUND, top + 1],
  ];
}

type Walls = Record<Axis, Map<number, number>>;

const AXES: Axis[] = ["x", "y", "z"];
const WIDE = 64; // more units than a site has
const squareAt = (x: number, y: number, z: number) => ((x + WIDE / 2) * WIDE + y + WIDE / 2) * WIDE + z;

/** The unit squares that cards cover, by the axis they face, with how much of the light each keeps. */
function wallsOf(cards: Opaque[]): Walls {
  const walls: Walls = { x: new Map(), y: new Map(), z: new Map() };
  const steps = (axis: Axis, normal: Axis) => (axis === normal ? [0] : [-1, 0]);
  for (const { normal, x, y, z, kind } of cards)
    for (const dx of steps("x", normal))
      for (const dy of steps("y", normal))
        for (const dz of steps("z", normal)) walls[normal].set(squareAt(x + dx, y + dy, z + dz), OPEN[kind] ?? 1);
  return walls;
}

/** Directions from which light comes, and how much: the whole sky, and most of it from where the sun would be. */
const RAYS = [0.25, 0.7, 1.15].flatMap((above, ring) =>
  Array.from({ length: [8, 6, 4][ring] as number }, (_, step, count = [8, 6, 4][ring] as number) => {
    const around = ((step + ring / 2) / count) * 2 * Math.PI;
    const towards: Point = [Math.cos(around) * Math.cos(above), Math.sin(around) * Math.cos(above), Math.sin(above)];
    const sunny = Math.max(0, towards[0] * SUN[0] + towards[1] * SUN[1] + towards[2] * SUN[2]);
    return { towards, weight: 0.35 + Math.sin(above) * 0.5 + 1.6 * sunny ** 3 };
  }),
);
const ALL = RAYS.reduce((sum, { weight }) => sum + weight, 0);

function openness(from: Point, walls: Walls): number {
  return RAYS.reduce((sum, { towards, weight }) => sum + weight * passed(from, towards, walls), 0) / ALL;
}

/** How much of a ray gets through: it goes from one unit cell to the next; walls that are farther away shade less. */
function passed(from: Point, towards: Point, walls: Walls): number {
  const cell = from.map(Math.floor) as Point;
  const next = from.map((start, axis) => {
    const [step, speed] = [(towards[axis] as number) > 0 ? 1 : 0, towards[axis] as number];
    return speed === 0 ? Infinity : ((cell[axis] as number) + step - start) / speed;
  }) as Point;
  for (;;) {
    const axis = next[0] < next[1] ? (next[0] < next[2] ? 0 : 2) : next[1] < next[2] ? 1 : 2;
    const distance = next[axis];
    if (distance > REACH) return 1;
    const up = (towards[axis] as number) > 0;
    const square = [...cell] as Point;
    if (up) square[axis] += 1;
    const wall = walls[AXES[axis] as Axis].get(squareAt(...square));
    if (wall !== undefined) return 1 - wall * Math.exp(-distance / SOFTNESS);
    cell[axis] += up ? 1 : -1;
    next[axis] += 1 / Math.abs(towards[axis] as number);
  }
}
