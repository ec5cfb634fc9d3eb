import type { Face } from "../face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Reference from "./Reference.svelte";
import { cause } from "./causes";
import { PICTURES } from "./pictures";
import { viewOf } from "./view";
import { bid, isNeedless } from "./viewing";

/** The answers that belong to a question even when they are impossible: every bid, and keeping all cards. */
export const face: Face = {
  Board,
  Picture,
  Reference,
  pictured: Object.keys(PICTURES),
  cause,
  number: ({ do: kind, cards }) => (kind === "bid" ? Number(cards) : null),
  portrait: async (position, size) => (await import("./portrait")).portrait(position, size),
  unwanted: (action, position) => isNeedless(action, position.choices),
  sounds: { bid: "rise" },
  answers(position) {
    const { phase, display } = viewOf(position);
    if (phase === "removing") return [{ do: "keep" }];
    if (phase !== "bidding") return [];
    return [...Array.from({ length: display.length + 1 }, (_, cards) => bid(cards)), { do: "pass" }];
  },
};
