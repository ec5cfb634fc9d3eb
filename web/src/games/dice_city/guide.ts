/** The guided first game: one remark each time something is asked for the first time. */
import type { Position } from "../../protocol";
import type { GuideStep } from "../face";
import { ROWS, type View, viewOf } from "./view";

interface Scene {
  view: View;
  /** Something is asked of me. */
  asked: boolean;
  mine: number[];
}

const asked = (position: Position, mine: number[]) => position.to_move !== null && mine.includes(position.to_move);

function step(name: string, rule: string, applies: (scene: Scene) => boolean): GuideStep {
  return {
    message: `dice_city-guide-${name}`,
    rule,
    applies: (position, mine) => applies({ view: viewOf(position), asked: asked(position, mine), mine }),
  };
}

const spent = ({ view, mine }: Scene) => ROWS.filter((row) => view.players[mine[0] ?? 0]?.dice[row] === null).length;
const inactive = ({ view, mine }: Scene) =>
  mine.some((seat) => view.players[seat]?.city.some((row) => row.some((plot) => !plot.active)));

export const guide: GuideStep[] = [
  step("city", "D-8", ({ view, asked }) => asked && view.phase === "dice"),
  step("use", "D-2", ({ view, asked }) => asked && view.phase === "dice"),
  step("move", "D-8", (scene) => scene.asked && scene.view.phase === "dice" && spent(scene) > 0),
  step("copy", "D-13", ({ view, asked }) => asked && view.phase === "copying"),
  step("attack", "D-18", ({ view, asked }) => asked && view.step === "attack"),
  step("build", "D-23", ({ view, asked }) => asked && view.phase === "build"),
  step("pile", "D-3", ({ view, asked }) => asked && view.phase === "build"),
  step("trade", "D-25", ({ view, asked }) => asked && view.phase === "build" && view.round > 1),
  step("inactive", "D-11", inactive),
  step("solo", "D-34", ({ view }) => view.solo !== null && view.round > 1),
  step("others", "D-39", ({ view, asked, mine }) => !asked && view.seat !== null && !mine.includes(view.seat)),
  step("ending", "D-29", ({ view }) => view.ending !== null && view.phase !== "ended"),
  step("score", "D-30", ({ view }) => view.phase === "ended"),
];
