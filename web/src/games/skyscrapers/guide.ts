/** The guided first game: one remark each time something is asked for the first time. */
import type { Position } from "../../protocol";
import type { GuideStep } from "../face";
import { standing } from "./choosing";
import { type View, viewOf } from "./view";

const asked = (position: Position, mine: number[]) => position.to_move !== null && mine.includes(position.to_move);

function step(name: string, rule: string, applies: (view: View, asked: boolean, mine: number[]) => boolean): GuideStep {
  return {
    message: `skyscrapers-guide-${name}`,
    rule,
    applies: (position, mine) => applies(viewOf(position), asked(position, mine), mine),
  };
}

const onSite = (view: View, mine: number[]) => standing(view).filter(({ seat }) => mine.includes(seat));

export const guide: GuideStep[] = [
  step("hire", "S-15", (view, asked, mine) => asked && view.phase === "acting" && onSite(view, mine).length === 0),
  step("turntable", "S-1", (view, asked, mine) => asked && view.phase === "acting" && onSite(view, mine).length > 0),
  step("build", "S-16", (view, asked, mine) => asked && view.phase === "acting" && onSite(view, mine).length > 0),
  step("slot", "S-2", (view, asked) => asked && view.phase === "placing"),
  step("girders", "S-21", (view, asked) => asked && view.phase === "turning"),
  step(
    "base",
    "S-5",
    (view, asked, mine) =>
      asked &&
      view.phase === "acting" &&
      mine.some((seat) => (view.players[seat]?.bases ?? 0) > 0 && (view.players[seat]?.score ?? 0) > 0),
  ),
  step("move", "S-18", (view, asked) => asked && view.phase === "moving"),
  step(
    "levels",
    "S-19",
    (view, asked) => asked && view.phase === "acting" && view.levels.some(({ number }) => number > 1),
  ),
  step(
    "double",
    "S-21",
    (view, asked) => asked && view.slots.some(({ turnings }) => turnings.some(({ doubled }) => doubled)),
  ),
  step("trapped", "S-9", (view) => standing(view).some(({ trapped }) => trapped)),
  step("aside", "S-17", (view, asked) => asked && view.phase === "aside"),
  step("others", "S-14", (view, asked, mine) => !asked && !mine.includes(view.seat) && view.phase === "acting"),
  step("brace", "S-31", (view, asked) => asked && view.hands !== "calm" && view.phase === "acting"),
  step("fallen", "S-28", (view, asked) => asked && view.phase === "returning"),
  step("last", "S-23", (view) => view.phase === "acting" && view.players.some(({ hand, out }) => !out && hand <= 3)),
  step("score", "S-24", (view) => view.phase === "ended"),
];
