/** The guided first game: one remark each time something is asked for the first time. */
import type { Position } from "../../protocol";
import type { GuideStep } from "../face";
import { type Player, type View, viewOf } from "./view";

const asked = (position: Position, mine: number[]) => position.to_move !== null && mine.includes(position.to_move);

function step(name: string, rule: string, applies: (view: View, asked: boolean, mine: Player[]) => boolean): GuideStep {
  return {
    message: `blueprints-guide-${name}`,
    rule,
    applies(position, seats) {
      const view = viewOf(position);
      return applies(
        view,
        asked(position, seats),
        view.players.filter((_, seat) => seats.includes(seat)),
      );
    },
  };
}

const has = (players: Player[], material: string) =>
  players.some(({ dice }) => dice.some((die) => die.material === material && !die.dead));

export const guide: GuideStep[] = [
  step("take", "B-10", (view, asked) => asked && view.phase === "taking"),
  step("plan", "B-2", (view, asked) => asked && view.phase === "taking"),
  step("place", "B-14", (view, asked) => asked && view.phase === "placing"),
  step("turn", "B-15", (view, asked) => asked && view.phase === "placing"),
  step("discard", "B-11", (view, asked) => asked && view.phase === "discarding"),
  step("screens", "B-18", (view, asked) => !asked && (view.phase === "taking" || view.phase === "placing")),
  step("wood", "B-20", (_, __, mine) => has(mine, "wood")),
  step("recycled", "B-21", (_, __, mine) => has(mine, "recycled")),
  step("stone", "B-22", (_, __, mine) => has(mine, "stone")),
  step("glass", "B-23", (_, __, mine) => has(mine, "glass")),
  step(
    "dead",
    "B-17",
    (view, asked) => asked && view.phase === "taking" && view.pool.some((die) => die.fits === false),
  ),
  step("prizes", "B-26", (view, asked, mine) => asked && view.phase === "taking" && mine.some(({ left }) => left < 4)),
  step("reveal", "B-24", (view) => view.revealed?.round === 1),
  step("starter", "B-9", (view, asked) => asked && view.round === 2),
  step("score", "B-29", (view) => view.phase === "ended"),
];
