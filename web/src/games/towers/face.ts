import type { Face } from "../face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import { guide } from "./guide";
import { PICTURES } from "./pictures";
import { bid, viewOf } from "./view";

/** In an auction every number of the display is an answer, the impossible ones with their reason. */
export const face: Face = {
  Board,
  guide,
  Picture,
  pictured: Object.keys(PICTURES),
  answers(position) {
    const { phase, display } = viewOf(position);
    if (phase !== "bidding") return [];
    return [...Array.from({ length: display.length + 1 }, (_, cards) => bid(cards)), { do: "pass" }];
  },
};
