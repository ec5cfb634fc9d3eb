import type { Face } from "../face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Reference from "./Reference.svelte";
import { cause } from "./causes";
import { headings } from "./headings";
import { PICTURES } from "./pictures";

/** Impossible answers are on the board: every card, bandit and ship there says why not. */
export const face: Face = {
  Board,
  headings,
  Picture,
  Reference,
  pictured: Object.keys(PICTURES),
  cause,
  sounds: { roll: "tumble", refresh: "tumble" },
  portrait: async (position, size) => (await import("./portrait")).portrait(position, size),
  answers: () => [],
  last: (action) => action["do"] === "finish",
  unwanted: (action) => action["do"] === "forfeit",
};
