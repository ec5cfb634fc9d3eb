/** Somebody takes a card or a worker along and drops it where it is to go; who only clicks drags nothing. */
import type { Action } from "../../actions";
import type { Standee } from "./viewing";

/** A card of the hand or a worker, and what is done to begin with it. */
export interface Piece {
  card?: string;
  worker?: Standee;
  action: Action;
}

export interface Carried extends Piece {
  x: number;
  y: number;
}

interface Hands {
  begin: (piece: Piece) => void;
  /** It is held over a point of the screen. */
  over: (x: number, y: number) => void;
}

const CLICK = 8; // pixels: who moves less than that meant to click

export class Dragging {
  carried = $state.raw<Carried | null>(null);
  dropped = $state.raw<{ x: number; y: number } | null>(null);

  constructor(private readonly hands: Hands) {}

  lift(event: PointerEvent, piece: Piece): void {
    if (event.button !== 0) return;
    this.dropped = null;
    const { pointerId, clientX, clientY } = event;
    const ended = new AbortController();
    const { signal } = ended;
    const ours = (act: (event: PointerEvent) => void) => (other: PointerEvent) => {
      if (other.pointerId === pointerId) act(other);
    };
    const move = ours(({ clientX: x, clientY: y }) => {
      if (this.carried === null && Math.hypot(x - clientX, y - clientY) < CLICK) return;
      this.#carry(piece, x, y);
    });
    const end = (kept: boolean) =>
      ours(({ clientX: x, clientY: y }) => {
        ended.abort();
        this.#drop(kept ? { x, y } : null);
      });
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", end(true), { signal });
    addEventListener("pointercancel", end(false), { signal });
  }

  #carry(piece: Piece, x: number, y: number): void {
    const begins = this.carried === null;
    this.carried = { ...piece, x, y };
    if (begins) this.hands.begin(piece);
    this.hands.over(x, y);
  }

  #drop(at: { x: number; y: number } | null): void {
    if (this.carried === null) return;
    this.carried = null;
    this.dropped = at;
    // The click that ends a drag over its own piece would give that back.
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
  }

  forget(): void {
    this.dropped = null;
  }
}
