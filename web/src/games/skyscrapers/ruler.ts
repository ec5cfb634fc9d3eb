/** A ruler beside the building, with a tick at every height. */
import { BufferGeometry, Float32BufferAttribute, LineBasicMaterial, LineSegments } from "three";

const TICK = 0.14;

export class Ruler {
  readonly lines = new LineSegments(new BufferGeometry(), new LineBasicMaterial({ transparent: true, opacity: 0.55 }));
  #height = 0;

  reach(height: number): void {
    if (height === this.#height) return;
    this.#height = height;
    const points = [0, 0, 0, 0, 0, height];
    for (let at = 0; at <= height; at++) points.push(-TICK, 0, at, TICK, 0, at);
    this.lines.geometry.dispose();
    this.lines.geometry = new BufferGeometry().setAttribute("position", new Float32BufferAttribute(points, 3));
  }

  forget(): void {
    this.lines.geometry.dispose();
    this.lines.material.dispose();
  }
}
