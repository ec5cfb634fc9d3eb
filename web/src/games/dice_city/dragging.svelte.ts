/** Cards of the display and dice are carried to a plot with the mouse or a pen; a finger scrolls instead. */
import { type Place, ROWS, type Row } from "./view";

const SLACK = 8; // pixels: a hand that clicks is never quite still

type Piece = { card: string } | { die: Row; value: number };

interface Carried {
  x: number;
  y: number;
  piece: Piece;
}

let carried = $state.raw<Carried | null>(null);

export const carriedPiece = () => carried;
export const carriedDie = (): Row | null => (carried !== null && "die" in carried.piece ? carried.piece.die : null);

/** The plot under the pointer, if it is one of one's own city. */
function plotUnder({ clientX, clientY }: PointerEvent, seat: number): Place | null {
  const plot = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-plot]");
  const [name, column] = plot?.dataset["plot"]?.split("-") ?? [];
  const row = ROWS.find((each) => each === name);
  return plot?.dataset["of"] === String(seat) && row !== undefined ? { row, column: Number(column) } : null;
}

/** Follow the pointer from here until it is let go. */
export function carry(
  start: PointerEvent,
  piece: Piece,
  seat: number,
  lifted: () => void,
  dropped: (place: Place | null) => void,
): void {
  if (start.pointerType === "touch" || start.button !== 0) return;
  const stop = new AbortController();
  const moved = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
    if (carried === null && far) lifted();
    if (carried !== null || far) carried = { piece, x: event.clientX, y: event.clientY };
  };
  const ended = (event: PointerEvent) => {
    stop.abort();
    if (carried === null) return;
    carried = null;
    swallowClick();
    dropped(event.type === "pointerup" ? plotUnder(event, seat) : null);
  };
  addEventListener("pointermove", moved, { signal: stop.signal });
  addEventListener("pointerup", ended, { signal: stop.signal });
  addEventListener("pointercancel", ended, { signal: stop.signal });
}

/** Letting go is no click, even over the card itself. */
function swallowClick(): void {
  const stop = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}
