/** Where dice stand in space, and how the camera sees all of them. */
import { Box2, Matrix4, type PerspectiveCamera, Vector2, Vector3 } from "three";
import { CARD } from "./drawing";
import { type Viewpoint, eye } from "./turning";
import { COLUMNS, ROWS } from "./view";

export const FIELD = 30; // degrees
const DISTANCE = 14;
const RIM = 0.2; // radians between two points of a circle

/** The middle of a cube on a square; floors count from 0. */
export function at(square: number, floor: number): Vector3 {
  return new Vector3(
    (square % COLUMNS) - (COLUMNS - 1) / 2,
    floor + 0.5,
    Math.floor(square / COLUMNS) - (ROWS - 1) / 2,
  );
}

/** How far a square's corner is from the middle of the card. */
function reach(square: number): number {
  const { x, z } = at(square, 0);
  return Math.hypot(Math.abs(x) + 0.5, Math.abs(z) + 0.5);
}

/** Look at a building of such heights, square by square, from a viewpoint. */
export function aim(camera: PerspectiveCamera, from: Viewpoint, aspect: number, heights: number[]): void {
  const middle = Math.max(...heights) / 2;
  camera.aspect = aspect;
  camera.position.set(...eye(from, DISTANCE)).y += middle;
  camera.up.set(-Math.sin(from.around), 0.001 + Math.cos(from.above), -Math.cos(from.around));
  camera.lookAt(0, middle, 0);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  fill(camera, heights);
}

/** Let the building just fill the picture, without growing or shrinking as it is turned. */
function fill(camera: PerspectiveCamera, heights: number[]): void {
  const seen = new Box2();
  circle(CARD.depth * 0.6, 0).forEach((point) => seen.expandByPoint(seenAt(camera, point)));
  heights.forEach((height, square) =>
    circle(reach(square), height).forEach((point) => seen.expandByPoint(seenAt(camera, point))),
  );
  const [size, middle] = [seen.getSize(new Vector2()), seen.getCenter(new Vector2())];
  const closer = 2 / Math.max(size.x, size.y);
  const { projectionMatrix, projectionMatrixInverse } = camera;
  projectionMatrix
    .premultiply(new Matrix4().makeTranslation(-middle.x, -middle.y, 0))
    .premultiply(new Matrix4().makeScale(closer, closer, 1));
  projectionMatrixInverse.copy(projectionMatrix).invert();
}

function circle(radius: number, height: number): Vector3[] {
  const points = Math.ceil((2 * Math.PI) / RIM);
  return Array.from(
    { length: points },
    (_, index) => new Vector3(Math.sin(index * RIM) * radius, height, Math.cos(index * RIM) * radius),
  );
}

function seenAt(camera: PerspectiveCamera, point: Vector3): Vector2 {
  const { x, y } = point.project(camera);
  return new Vector2(x, y);
}
