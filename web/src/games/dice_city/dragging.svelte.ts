/** Cards of the display and dice are carried to a plot. */
import { Carrying } from "../carrying.svelte";
import { type Place, ROWS, type Row } from "./view";

type Piece = { card: string } | { die: Row; value: number };

const carrying = new Carrying<Piece>();

export const carriedPiece = () => carrying.now;
export function carriedDie(): Row | null {
  const piece = carrying.now?.piece;
  return piece !== undefined && "die" in piece ? piece.die : null;
}

/** The plot that an element belongs to, if it is one of one's own city. */
function plotOf(element: Element | null, seat: number): Place | null {
  const plot = element?.closest<HTMLElement>("[data-plot]");
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
  carrying.carry(start, piece, { lifted, dropped: (under) => dropped(plotOf(under, seat)) });
}
