/** Where everything that is asked for lies out of sight, as on a phone, the board leads there. */
import { moving } from "../../settings.svelte";

/** Scroll to the first of the pieces, unless one of them is in sight. */
export function leadTo(board: HTMLElement, pieces: string): void {
  const all = [...board.querySelectorAll<HTMLElement>(pieces)];
  if (!all.some(inSight)) all[0]?.scrollIntoView({ block: "center", behavior: moving() ? "smooth" : "instant" });
}

/** Whether a piece is seen where it lies: not scrolled away, and not under the bar. */
function inSight(piece: HTMLElement): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return found !== null && piece.contains(found);
}
