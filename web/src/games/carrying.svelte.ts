/** A piece is carried with the mouse or a pen to where it may go; a finger scrolls instead, and every piece can be clicked. */
const SLACK = 8; // pixels: a hand that clicks is never quite still

interface Carried<Piece> {
  x: number;
  y: number;
  piece: Piece;
}

/** What a board does with a piece; it is told what lies under it. */
interface Hands {
  lifted?: () => void;
  over?: (under: Element | null) => void;
  dropped: (under: Element | null) => void;
}

/** What is carried on one board. */
export class Carrying<Piece> {
  now = $state.raw<Carried<Piece> | null>(null);

  /** Follow the pointer from here until it is let go. */
  carry(start: PointerEvent, piece: Piece, { lifted, over, dropped }: Hands): void {
    if (start.pointerType === "touch" || start.button !== 0) return;
    const stop = new AbortController();
    const moved = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (this.now === null && Math.hypot(x - start.clientX, y - start.clientY) <= SLACK) return;
      if (this.now === null) lifted?.();
      this.now = { piece, x, y };
      over?.(document.elementFromPoint(x, y));
    };
    const ended = (event: PointerEvent) => {
      stop.abort();
      if (this.now === null) return;
      this.now = null;
      swallowClick();
      dropped(event.type === "pointerup" ? document.elementFromPoint(event.clientX, event.clientY) : null);
    };
    addEventListener("pointermove", moved, { signal: stop.signal });
    addEventListener("pointerup", ended, { signal: stop.signal });
    addEventListener("pointercancel", ended, { signal: stop.signal });
  }
}

/** Letting go is no click, even over the piece itself. */
function swallowClick(): void {
  const stop = new AbortController();
  addEventListener("click", (event) => event.stopPropagation(), { capture: true, once: true, signal: stop.signal });
  setTimeout(() => stop.abort());
}
