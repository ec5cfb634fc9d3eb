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

/** A label that floats: where it would be, and how broad it is. */
export interface Label {
  key: string;
  x: number;
  y: number;
  width: number;
}

interface Row {
  labels: Label[];
  x: number;
  y: number;
  width: number;
}

/** Labels that would cover each other are laid side by side, as one row in the middle of where they belong. */
export function sideBySide(labels: Label[], height: number): Map<string, { x: number; y: number }> {
  let rows = [...labels].sort((one, other) => one.x - other.x || one.y - other.y).map((label) => rowOf([label]));
  for (let joined = joinedOnce(rows, height); joined !== null; joined = joinedOnce(rows, height)) rows = joined;
  return new Map(rows.flatMap(spread));
}

function rowOf(labels: Label[]): Row {
  const mean = (of: (label: Label) => number) => labels.reduce((sum, label) => sum + of(label), 0) / labels.length;
  const width = labels.reduce((sum, label) => sum + label.width, 0);
  return { labels, x: mean(({ x }) => x), y: mean(({ y }) => y), width };
}

/** Nothing when none of them meet. */
function joinedOnce(rows: Row[], height: number): Row[] | null {
  for (const [index, one] of rows.entries()) {
    const other = rows.slice(index + 1).find((each) => meet(one, each, height));
    if (other) {
      const labels = [...one.labels, ...other.labels].sort((a, b) => a.x - b.x || a.y - b.y);
      return [...rows.filter((row) => row !== one && row !== other), rowOf(labels)];
    }
  }
  return null;
}

const meet = (one: Row, other: Row, height: number) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < height;

function spread({ labels, x, y, width }: Row): [string, { x: number; y: number }][] {
  let left = x - width / 2;
  return labels.map((label) => {
    left += label.width;
    return [label.key, { x: left - label.width / 2, y }];
  });
}
