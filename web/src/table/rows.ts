/** The rows of the log, and how one gets from row to row by the keyboard. */
import type { Turn } from "../log";

/** A turn, or a step of one that is unfolded; `line` is the length of the log that it shows. */
export interface Row {
  key: string;
  turn: Turn;
  line: number;
}

export const isTurn = (row: Row) => row.key.startsWith("turn");

export function rowsOf(turns: Turn[], isOpen: (turn: Turn) => boolean): Row[] {
  return turns.flatMap((turn) => {
    const steps = isOpen(turn) ? turn.lines.filter((line) => !line.again) : [];
    return [
      { key: `turn ${String(turn.from)}`, turn, line: turn.to },
      ...steps.map(({ line }) => ({ key: `line ${String(line)}`, turn, line })),
    ];
  });
}

/** What a key does at a row: another row, or something with this one; null where the key means nothing here. */
export function towards(key: string, rows: Row[], at: Row): Row | "show" | "fold" | "all" | null {
  const here = rows.findIndex((row) => row.key === at.key);
  const next = rows[here + 1];
  const isOpen = isTurn(at) && next !== undefined && !isTurn(next);
  switch (key) {
    case "Enter":
    case " ":
      return "show";
    case "*":
      return "all";
    case "ArrowUp":
      return rows[here - 1] ?? at;
    case "ArrowDown":
      return next ?? at;
    case "Home":
      return rows[0] ?? at;
    case "End":
      return rows.at(-1) ?? at;
    case "ArrowRight":
      return isTurn(at) && !isOpen ? "fold" : isOpen ? next : at;
    case "ArrowLeft":
      return isOpen ? "fold" : (rows.slice(0, here + 1).findLast(isTurn) ?? at);
  }
  return null;
}
