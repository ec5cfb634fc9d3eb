import type { Face } from "../face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import Reference from "./Reference.svelte";
import { cause } from "./causes";
import { PICTURES } from "./pictures";
import { sight } from "./revealing";
import { viewOf } from "./view";
import { isLost } from "./viewing";

/** Every possible answer is a choice; the impossible ones are tried on the board, where they say why. */
export const face: Face = {
  Board,
  Piece,
  told: ({ arguments: given }) => given?.["plan"] !== undefined || given?.["value"] !== undefined,
  Picture,
  Reference,
  pictured: Object.keys(PICTURES),
  cause,
  sounds: { draw: "tumble" },
  portrait: async (position, size) => (await import("./portrait")).portrait(position, size),
  sight,
  unwanted: (action, position) => isLost(viewOf(position), action),
  answers: () => [],
};
