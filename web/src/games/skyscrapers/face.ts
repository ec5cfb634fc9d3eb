import { say } from "../../words.svelte";
import type { Face } from "../face";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import Reference from "./Reference.svelte";
import { cause } from "./causes";
import { printOf } from "./girders";
import { KEYS } from "./keys";
import { calledOf, labelOf } from "./labels";
import { placed } from "./naming";
import { PICTURES } from "./pictures";
import { isTold } from "./reel";
import { viewOf } from "./view";
import { isCarriedOut } from "./viewing";

const heading = (key: string, label: string) => ({ key, label });
const at = (height: number) =>
  heading(
    `height ${String(height)}`,
    height === 0 ? say("skyscrapers-board-ground") : say("skyscrapers-board-height", { height }),
  );

/** Dozens of slots and cells are headed by what is done and at which height. */
export const face: Face = {
  Board,
  Piece,
  told: ({ arguments: given }) => typeof given?.["card"] === "string",
  Picture,
  Reference,
  pictured: Object.keys(PICTURES),
  cause,
  answers: () => [],
  keys: KEYS,
  films: (lines) => lines.some(isTold),
  byHand: (action, position) => viewOf(position).hands === "own" && isCarriedOut(viewOf(position), action),
  sounds: { fell: "tumble", broke: "crack", collapse: "crash" },
  ahead: () => import("./scene"),
  portrait: async (position, size) => (await import("./portrait")).portrait(position, size),
  label: (action, position, headed) => labelOf(viewOf(position), action, headed),
  called: (action, position) => calledOf(viewOf(position), action),
  unwanted: (action) => action["do"] === "brace", // it is wanted for what comes after it
  held: (action) => say(`skyscrapers-board-held-${action["do"] === "turn" ? "card" : "worker"}`),
  because(position) {
    const { phase, seat } = viewOf(position);
    return phase === "returning" ? { message: "skyscrapers-board-returning", arguments: { seat } } : null;
  },
  ending(position) {
    const { ending, seat } = viewOf(position);
    return ending === "collapsed" ? { message: "skyscrapers-board-collapsed", arguments: { seat } } : null;
  },
  headings(action) {
    const kind = String(action["do"]);
    const height = placed(action);
    if (kind === "hire") return [heading(kind, say("skyscrapers-board-hiring"))];
    if (kind === "card")
      return [
        heading("card", say("skyscrapers-board-building")),
        heading(
          printOf(String(action["card"])).kind,
          say("skyscrapers-kind", { kind: printOf(String(action["card"])).kind }),
        ),
      ];
    if (kind === "worker") return [heading("worker", say("skyscrapers-board-moving"))];
    return height === null ? [] : [at(height)];
  },
};
