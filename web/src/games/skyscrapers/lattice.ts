/** The lattice of the site: half a card's side is one unit, x runs east, y north, z up; the ground is at 0. */
import { AXES, type Axis, type Cell, type Place, type Point } from "./view";

/** The two directions within a card: across it, and up where it stands. */
const WITHIN: Record<Axis, [Axis, Axis]> = { x: ["y", "z"], y: ["x", "z"], z: ["x", "y"] };

/** A slot's name, such as "x@-1,0,2". */
export function placeOf(slot: string): Place {
  const [normal, centre = ""] = slot.split("@");
  const [x = 0, y = 0, z = 0] = centre.split(",").map(Number);
  return { normal: AXES.find((axis) => axis === normal) ?? "z", x, y, z };
}

export const slotOf = ({ normal, x, y, z }: Place) => `${normal}@${[x, y, z].join(",")}`;

/** A cell's name, such as "0,-1,2". */
export function cellOf(name: string): Cell {
  const [x = 0, y = 0, z = 0] = name.split(",").map(Number);
  return { x, y, z };
}

export const middleOf = ({ x, y, z }: Cell): Point => [x + 0.5, y + 0.5, z];

/** A point of a card, told by how far it is across and up from the centre. */
export function pointOn(place: Place, across: number, up: number): Point {
  const [u, v] = WITHIN[place.normal];
  const along: Record<Axis, number> = { x: 0, y: 0, z: 0 };
  along[u] = across;
  along[v] += up;
  return [place.x + along.x, place.y + along.y, place.z + along.z];
}

/** The other way round: how far across and up a point in space is on a card. */
export function onCard(place: Place, point: Point): [number, number] {
  const from = (axis: Axis) => point[AXES.indexOf(axis)] as number;
  const [u, v] = WITHIN[place.normal];
  return [from(u) - place[u], from(v) - place[v]];
}

export const footOf = ({ normal, z }: Place) => (normal === "z" ? z : z - 1);
export const topOf = ({ normal, z }: Place) => (normal === "z" ? z : z + 1);

type Side = "east" | "west" | "north" | "south" | "top" | "bottom";

const SIDES: Record<Axis, [Side, Side]> = { x: ["west", "east"], y: ["south", "north"], z: ["bottom", "top"] };

/** On which edge of a standing card a slot's rivet would be; nothing when it is not there. */
export function edgeFor(slot: Place, card: Place): Side | null {
  const { normal } = slot;
  const apart = AXES.map((axis) => slot[axis] - card[axis]);
  if (normal === card.normal || apart.reduce((sum, each) => sum + Math.abs(each), 0) !== 1) return null;
  const step = slot[normal] - card[normal];
  return step === 0 ? null : SIDES[normal][step < 0 ? 0 : 1];
}

/** Which quarter of a floor a cell is. */
export function quarterOf(cell: Cell, floor: Place): { north: boolean; east: boolean } {
  return { north: cell.y >= floor.y, east: cell.x >= floor.x };
}
