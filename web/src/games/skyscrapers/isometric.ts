/** Cards seen from the south-east and above, for drawings: unit squares are drawn from far to near. */
import { pointOn } from "./lattice";
import type { Place, Point } from "./view";

const ACROSS = Math.cos(Math.PI / 6);
const DOWN = 0.5;
const UP = 1;

/** Where a point of the site is on the drawing. */
export function project([x, y, z]: Point): [number, number] {
  return [(x + y) * ACROSS, (x - y) * DOWN - z * UP];
}

/** How near something is to the eye: east, south and up come nearer. */
export const nearness = ([x, y, z]: Point) => x - y + z;

/** A quarter of a card: the unit square at the west or east, lower or upper, south or north. */
export interface Quarter {
  across: -1 | 0;
  up: -1 | 0;
}

export const QUARTERS: Quarter[] = [
  { across: -1, up: -1 },
  { across: 0, up: -1 },
  { across: -1, up: 0 },
  { across: 0, up: 0 },
];

export const centreOf = (place: Place, { across, up }: Quarter): Point => pointOn(place, across + 0.5, up + 0.5);

/**
 * Things in the order in which they are painted. Squares of the lattice are walls and floors of unit cells, and cells
 * that are nearer by this measure never lie behind; so sorting by it is exact, whatever the building.
 */
export function fromFarToNear<T extends { at: Point }>(things: T[]): T[] {
  return [...things].sort((one, other) => nearness(one.at) - nearness(other.at));
}

/** The corners of a part of a card on the drawing, as SVG writes points. */
export function outline(place: Place, from: [number, number], to: [number, number]): string {
  const corners: [number, number][] = [from, [to[0], from[1]], to, [from[0], to[1]]];
  return corners
    .map(([u, v]) =>
      project(pointOn(place, u, v))
        .map(rounded)
        .join(","),
    )
    .join(" ");
}

/** How a card's own square, across and up, is laid onto the drawing, as SVG writes a matrix. */
export function onDrawing(place: Place): string {
  const [origin, right, high] = [
    project(pointOn(place, 0, 0)),
    project(pointOn(place, 1, 0)),
    project(pointOn(place, 0, 1)),
  ];
  const columns = [right[0] - origin[0], right[1] - origin[1], high[0] - origin[0], high[1] - origin[1], ...origin];
  return `matrix(${columns.map(rounded).join(" ")})`;
}

const rounded = (value: number) => Number(value.toFixed(3));

/** The drawing's frame around points of the site: left, top, width, height. */
export function frame(points: Point[], margin: number): [number, number, number, number] {
  const drawn = points.map(project);
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top].map(rounded) as [
    number,
    number,
    number,
    number,
  ];
}
