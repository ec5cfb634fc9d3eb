/** What stands on the site, as things to be drawn: each where it is, in its colour, and as much of it as is seen. */
import { Matrix4, Quaternion, Vector3 } from "three";
import type { Item } from "./batch";
import { standAt } from "./choosing";
import { cellOf } from "./lattice";
import type { Paints } from "./paints";
import type { Pose } from "./poses";
import { PRINT } from "./shading";
import { type Extent, type Viewpoint, towards } from "./turntable";
import type { Axis, Bar, Kind, Place, Standing } from "./view";
import type { Standee } from "./viewing";

/** A card that could stand there, with the girders that would connect. */
export interface Ghost extends Place {
  kind: Kind;
  printed: boolean;
  seat: number | null;
  girders: string;
  bars: Bar[];
  connected: string;
}

/** A place that glows; `strong` while it is pointed at. */
export type Mark = { place: Place; strong: boolean } | Cellmark;

/** A cell of a storey: alone when that is open, otherwise a part of its floor. */
export interface Cellmark {
  cell: string;
  strong: boolean;
  free: boolean;
  alone: boolean;
}

/** A card with its girders and its rivet. */
export interface Piece {
  item: Item;
  bars: Item[];
  rivet: Item[];
  isDeck: boolean;
}

const BROAD = 0.13; // of a girder, which is as deep: those of neighbours meet as one figure
const BROADER = 0.17; // of one that is only imagined
const LEAST = 0.55; // of a rivet is seen, even where its card is looked through
const THROUGH = 0.22; // how much is seen of a card that stands before others
const IMAGINED = 0.7;
const TRAPPED = 0.4;
const CELL = 0.46; // half the side of a cell's mark, where it is alone
const SPOT = 0.34; // half the breadth of the shadow under somebody
export const STILL = new Vector3();
const AXIS: Record<Axis, Vector3> = { x: new Vector3(1, 0, 0), y: new Vector3(0, 1, 0), z: new Vector3(0, 0, 1) };
const FRAMES: Record<Axis, [Axis, Axis]> = { x: ["y", "z"], y: ["x", "z"], z: ["x", "y"] };

/** The same where a hand has brought it: turned about the centre of its place, and moved there. */
export function posed(piece: Piece, place: Place, pose: Pose | undefined): Piece {
  if (pose === undefined) return piece;
  const moved = rigid(pose).multiply(new Matrix4().makeTranslation(-place.x, -place.y, -place.z));
  const there = (item: Item): Item => ({ ...item, matrix: moved.clone().multiply(item.matrix) });
  return { ...piece, item: there(piece.item), bars: piece.bars.map(there), rivet: piece.rivet.map(there) };
}

function rigid({ place, turn: [w, x, y, z] }: Pose): Matrix4 {
  return new Matrix4().makeRotationFromQuaternion(new Quaternion(x, y, z, w)).setPosition(...place);
}

export function pieceOf(card: Standing, paints: Paints, seen: number, away: Vector3 = STILL): Piece {
  const matrix = placed(card).premultiply(new Matrix4().makeTranslation(away));
  return {
    item: { matrix, colour: paints.card(card.kind), seen, band: paints.owner(card.seat), print: printOf(card) },
    bars: card.bars.map((bar) => girder(bar, card, paints, { colour: paints.girder, away })),
    rivet: rivetOf(card, matrix, paints, seen),
    isDeck: card.kind === "deck",
  };
}

/** The girders that would connect are lit. */
export function imagined(ghost: Ghost, paints: Paints): Piece {
  const lit = (index: number) => ghost.connected.includes(ghost.girders[index] ?? "?");
  return {
    item: {
      matrix: placed(ghost),
      colour: paints.card(ghost.kind),
      seen: IMAGINED,
      band: paints.owner(ghost.seat),
      print: printOf(ghost),
    },
    bars: ghost.bars.map((bar, index) =>
      girder(bar, ghost, paints, { colour: lit(index) ? paints.amber : paints.faint, broad: BROADER }),
    ),
    rivet: [],
    isDeck: ghost.kind === "deck",
  };
}

/** Uprights between the eye and the middle let it through. */
export function seenFrom(from: Viewpoint, { middle }: Extent, { normal, x, y }: Place): number {
  if (normal === "z") return 1;
  const [ex, ey] = towards({ ...from, above: 0 });
  const before = (x - middle[0]) * ex + (y - middle[1]) * ey;
  const facing = Math.abs(normal === "x" ? ex : ey) * Math.cos(from.above);
  return 1 - (1 - THROUGH) * smooth(0.1, 1.2, before) * smooth(0.3, 0.65, facing);
}

function smooth(least: number, most: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - least) / (most - least)));
  return part * part * (3 - 2 * part);
}

/** A beam from port to port; beams are seen whole, also where their card is looked through: they are the building. */
function girder(
  [from, to]: Bar,
  { normal }: Place,
  paints: Paints,
  { colour, away = STILL, broad = BROAD }: { colour: Item["colour"]; away?: Vector3; broad?: number },
): Item {
  const [a, b] = [new Vector3(...from).add(away), new Vector3(...to).add(away)];
  const along = b.clone().sub(a);
  const length = along.length() + broad;
  const out = AXIS[normal];
  const aside = new Vector3().crossVectors(out, along).normalize();
  const matrix = new Matrix4().makeBasis(
    along.normalize().multiplyScalar(length),
    aside.multiplyScalar(broad),
    out.clone().multiplyScalar(broad),
  );
  return { matrix: matrix.setPosition(a.add(b).multiplyScalar(0.5)), colour, seen: 1, band: paints.length(length) };
}

/** A loose rivet stands out of its hole; where it broke the hole is empty. */
function rivetOf({ rivet }: Standing, matrix: Matrix4, paints: Paints, seen: number): Item[] {
  if (rivet === null || rivet === "broken") return [];
  const out = new Matrix4().makeTranslation(0, 0, rivet === "loose" ? 0.22 : 0);
  return [{ matrix: matrix.clone().multiply(out), colour: paints.rivet, seen: Math.max(seen, LEAST) }];
}

/** Somebody who lies: turned to the east about the feet, and moved so that the body is over its cell and not in the floor. */
const FLAT = new Matrix4().makeRotationY(Math.PI / 2);
const LAID = new Vector3(-0.32, 0, 0.3);

export function figureOf(worker: Standee, all: Standee[], paints: Paints, away: Vector3, pose?: Pose): Item {
  const at = new Vector3(...standAt(worker, all)).add(away);
  const matrix = worker.lying ? FLAT.clone().setPosition(at.add(LAID)) : new Matrix4().setPosition(at);
  return {
    matrix: pose ? bodyAt(pose, away) : matrix,
    colour: paints.owner(worker.seat),
    seen: worker.trapped ? TRAPPED : 1,
    band: paints.helmet,
    print: 1,
  };
}

const SOLE = 1 / 35; // a floor is so thick above its middle; drawn figures stand on the middle
const BELLY = 0.14; // drawn figures are stouter than simulated ones: whoever lies is lifted by so much

function bodyAt(pose: Pose, away: Vector3): Matrix4 {
  const body = rigid(pose);
  const upright = body.elements[10] ?? 1;
  const sole = new Vector3(0, 0, -SOLE).applyMatrix4(body);
  return body.setPosition(sole.add(away).setZ(sole.z + BELLY * (1 - Math.abs(upright))));
}

export function blotOf(worker: Standee, all: Standee[], paints: Paints, away: Vector3, pose?: Pose): Item {
  const at = new Vector3(...(pose?.place ?? standAt(worker, all))).add(away);
  const matrix = new Matrix4().makeScale(SPOT, SPOT, 1).setPosition(at.x, at.y, at.z + 0.05);
  return { matrix, colour: paints.ink, seen: worker.trapped ? 0.25 : 0.5 };
}

export function marked(mark: Mark, paints: Paints): Item {
  const colour = paints.amber;
  if ("place" in mark)
    return {
      matrix: placed(mark.place),
      colour,
      seen: mark.strong ? 0.9 : 0.3,
      band: paints.spot(mark.strong ? 0 : 0.16),
    };
  const { x, y, z } = cellOf(mark.cell);
  const outlined = mark.strong || mark.alone;
  const half = outlined ? CELL : 0.5;
  const matrix = new Matrix4().makeScale(half, half, 1).setPosition(x + 0.5, y + 0.5, z + (mark.strong ? 0.09 : 0.07));
  return { matrix, colour, seen: 1, band: paints.cell(mark.free, outlined) };
}

/** Where a card's own square lies in space. */
function placed({ normal, x, y, z }: Place): Matrix4 {
  const [across, up] = FRAMES[normal];
  return new Matrix4().makeBasis(AXIS[across], AXIS[up], AXIS[normal]).setPosition(x, y, z);
}

function printOf({ kind, printed, normal }: Place & { kind: Kind; printed: boolean }): number {
  const quarters = normal === "z" && kind !== "deck" ? PRINT.quarters : 0;
  return (
    quarters +
    (kind === "universal" ? PRINT.corners : 0) +
    (kind === "base" ? PRINT.grass : 0) +
    (printed ? PRINT.worker : 0)
  );
}
