/** Where things float over the site, in pixels of the canvas. */
export interface Placed {
  x: number;
  y: number;
  depth: number;
}

/** Nearer ones lie above farther ones. */
export const layer = (depth: number) => Math.round((1 - depth) * 100_000);

/** The one that is meant by a point of the canvas: the nearest within reach. */
export function nearest<K>(places: Iterable<[K, Placed]>, x: number, y: number, reach: number): K | null {
  let best: { key: K | null; distance: number } = { key: null, distance: reach };
  for (const [key, place] of places) {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance < best.distance) best = { key, distance };
  }
  return best.key;
}
