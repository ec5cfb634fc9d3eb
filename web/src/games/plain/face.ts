/** A face for any game: what its picture holds in words and figures, and its choices as the answers of the bar. */
import type { Face } from "../face";
import Board from "./Board.svelte";

export const face: Face = { Board, pictured: [], answers: () => [] };
