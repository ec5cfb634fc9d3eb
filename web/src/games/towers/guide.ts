/** The guided first game: one remark each time something is asked for the first time. */
import type { Position } from "../../protocol";
import type { GuideStep } from "../face";
import { type View, viewOf } from "./view";

const asked = (position: Position, mine: number[]) => position.to_move !== null && mine.includes(position.to_move);

function step(name: string, rule: string, applies: (view: View, asked: boolean, mine: number[]) => boolean): GuideStep {
  return {
    message: `towers-guide-${name}`,
    rule,
    applies: (position, mine) => applies(viewOf(position), asked(position, mine), mine),
  };
}

const roofs = (view: View, seat: number) =>
  Object.values(view.players[seat]?.towers ?? {}).filter((tower) => tower.at(-1) === 0);

export const guide: GuideStep[] = [
  step("open", "T-12", (view, asked) => asked && view.phase === "bidding" && view.bid === null),
  step("bid", "T-12", (view, asked) => asked && view.phase === "bidding" && view.bid !== null),
  step("feasible", "T-14", (view, asked) => asked && view.phase === "bidding"),
  step("take", "T-16", (view, asked) => asked && view.phase === "taking"),
  step("remove", "T-18", (view, asked) => asked && view.phase === "removing"),
  step("place", "T-5", (view, asked) => asked && view.phase === "building"),
  step("special", "T-6", (view, asked) => asked && view.phase === "building"),
  step("others", "T-17", (view, asked, mine) => !asked && view.bidder !== null && !mine.includes(view.bidder)),
  step("roof", "T-8", (view, _, mine) => mine.some((seat) => roofs(view, seat).length > 0)),
  step("pile", "T-22", (view) => view.pile.passes > 0),
  step("score", "T-25", (view) => view.phase === "ended"),
];
