/** In a field of pieces the arrows go from one to the next, so that Tab need only stop where something can be done. */
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const STEPS: Record<string, readonly [down: number, across: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a step leads from a piece, row by row; at the edge it stays. */
export function next(from: number, key: string, columns: number, pieces: number): number {
  const [down, across] = STEPS[key] ?? [0, 0];
  const column = Math.min(columns - 1, Math.max(0, (from % columns) + across));
  const to = from - (from % columns) + down * columns + column;
  return to >= 0 && to < pieces ? to : from;
}

/** The arrows walk over the buttons of an element. */
export function walks(columns: () => number, pieces: string): Attachment<HTMLElement> {
  return (field) =>
    on(field, "keydown", (event) => {
      const all = [...field.querySelectorAll<HTMLElement>(pieces)];
      const from = all.findIndex((piece) => piece === event.target);
      if (from < 0 || !(event.key in STEPS)) return;
      event.preventDefault();
      event.stopPropagation();
      all[next(from, event.key, columns(), all.length)]?.focus();
    });
}
