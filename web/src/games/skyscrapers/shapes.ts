/** The shapes of things in space: cards with a hole, open decks, girders, rivets and workers. */
import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  Path,
  PlaneGeometry,
  Shape,
  SphereGeometry,
  Vector2,
} from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";

export const THICKNESS = 0.07;
const HOLE = 0.13;
const RIM = 0.1; // of a deck

function square(shape: Path, half: number, back = false): Path {
  const corners: [number, number][] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
  ];
  if (back) corners.reverse();
  corners.forEach(([x, y], index) => (index === 0 ? shape.moveTo(x, y) : shape.lineTo(x, y)));
  shape.closePath();
  return shape;
}

const hole = (radius: number) => new Path().absarc(0, 0, radius, 0, 2 * Math.PI, true);

function plate(outline: Shape, opening: Path): BufferGeometry {
  outline.holes.push(opening);
  return new ExtrudeGeometry(outline, { depth: THICKNESS, bevelEnabled: false, curveSegments: 12 }).translate(
    0,
    0,
    -THICKNESS / 2,
  );
}

const PANES = 8; // each side of a card is parted into so many, for the light that falls on it

/** A card of 2 × 2; its hole is left out when it is drawn. */
export function card(): BufferGeometry {
  const face = () => new PlaneGeometry(2, 2, PANES, PANES).translate(0, 0, THICKNESS / 2);
  const edge = () => new PlaneGeometry(2, THICKNESS, PANES, 1).rotateX(Math.PI / 2).translate(0, -1, 0);
  const edges = [0, 1, 2, 3].map((quarter) => edge().rotateZ((quarter * Math.PI) / 2));
  return mergeGeometries([face(), face().rotateY(Math.PI), ...edges]);
}

/** A deck is a frame and the ring of its rivet; its girders hold them together. */
export function deck(): BufferGeometry {
  const ring = new Shape().absarc(0, 0, 2 * HOLE, 0, 2 * Math.PI) as Shape;
  return mergeGeometries([
    plate(square(new Shape(), 1) as Shape, square(new Path(), 1 - RIM, true)),
    plate(ring, hole(HOLE)),
  ]);
}

/** Of unit size: it is stretched to its place. */
export const girder = (): BufferGeometry => new BoxGeometry(1, 1, 1);

/** Along z: a shaft through the hole, and a broad head on either side. */
export function rivet(): BufferGeometry {
  const outline: [number, number][] = [
    [0, -0.1],
    [0.1, -0.1],
    [0.14, -0.07],
    [0.14, -0.03],
    [0.14, 0.03],
    [0.14, 0.07],
    [0.1, 0.1],
    [0, 0.1],
  ];
  return new LatheGeometry(
    outline.map(([r, h]) => new Vector2(r, h)),
    14,
  ).rotateX(Math.PI / 2);
}

/** Corners of a seat's shape seen from above; a circle has many. */
const CORNERS = [20, 3, 4, 4, 5];

/** Somebody with a helmet, whose body has the shape of the seat, standing on the ground. */
export function worker(seat: number): BufferGeometry {
  const corners = CORNERS[seat % CORNERS.length] as number;
  const turned = seat % CORNERS.length === 2 ? Math.PI / 4 : 0;
  const prism = (top: number, bottom: number, height: number, from: number) =>
    new CylinderGeometry(top, bottom, height, corners)
      .rotateY(turned)
      .rotateX(Math.PI / 2)
      .translate(0, 0, from + height / 2)
      .toNonIndexed();
  const parts = [
    prism(0.3, 0.3, 0.07, THICKNESS / 2),
    prism(0.1, 0.23, 0.44, THICKNESS / 2 + 0.07),
    new SphereGeometry(0.135, 14, 10).translate(0, 0, 0.64).toNonIndexed(),
    new CylinderGeometry(0.19, 0.19, 0.025, 18)
      .rotateX(Math.PI / 2)
      .translate(0, 0, 0.68)
      .toNonIndexed(),
  ];
  return mergeGeometries(parts);
}

/** A place that glows: a flat square of 2 × 2. */
export const mark = (): BufferGeometry => new PlaneGeometry(2, 2);
