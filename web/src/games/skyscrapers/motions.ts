/** How pieces come to where they belong: each is moved by an offset that shrinks to nothing. */
import { Vector3 } from "three";

const smooth = (part: number) => part * part * (3 - 2 * part);
const within = (part: number, from: number, to: number) =>
  smooth(Math.min(1, Math.max(0, (part - from) / (to - from))));

/** A card comes from above, stops before its slot, and is set in. */
export function flight(slide: Vector3, from: Vector3): (part: number) => Vector3 {
  return (part) =>
    from
      .clone()
      .multiplyScalar(1 - within(part, 0, 0.7))
      .addScaledVector(slide, 1 - within(part, 0.6, 1));
}

const STEP = 0.22; // how high somebody lifts a foot

/** Somebody goes up or down first and then along, in steps. */
export function climb(from: Vector3): (part: number) => Vector3 {
  const steps = Math.max(1, Math.round(from.length()));
  const high = from.z < 0 ? [0, 0.6] : [0.4, 1];
  const flat = from.z < 0 ? [0.4, 1] : [0, 0.6];
  return (part) => {
    const [z, xy] = [1 - within(part, ...(high as [number, number])), 1 - within(part, ...(flat as [number, number]))];
    const lifted = STEP * Math.abs(Math.sin(Math.PI * steps * part));
    return new Vector3(from.x * xy, from.y * xy, from.z * z + lifted);
  };
}

/** Somebody falls away from the building, ever faster, to the ground. */
export const fall =
  (outward: Vector3, height: number) =>
  (part: number): Vector3 =>
    outward
      .clone()
      .multiplyScalar(1.4 * part)
      .setZ(-height * part * part);
