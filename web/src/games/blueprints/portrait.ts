/** The buildings of the round that was scored last, the winner's first, as a still picture. */
import type { Position } from "../../protocol";
import type { Size } from "../face";
import { colour, drawSide } from "./drawing";
import { type Place, SIDES, type Side, besides, diceAt, frame, fromFarToNear, onSide } from "./isometric";
import { SIDE } from "./materials";
import { type Die, type TakenDie, viewOf } from "./view";
import { stacksOf } from "./viewing";

type Pen = CanvasRenderingContext2D;

const SHADES: Record<Side, number> = { top: 0, left: 0.16, right: 0.34 };

export function portrait(position: Position, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d") as Pen;
  const players = (viewOf(position).revealed?.players ?? []).map(({ dice }, seat) => ({ dice, seat }));
  players.sort((one, other) => (position.ranks[one.seat] ?? 0) - (position.ranks[other.seat] ?? 0));
  const room = width / Math.max(1, players.length);
  players.forEach(({ dice }, place) => drawBuilding(pen, dice, { left: place * room, width: room, height }));
  return canvas;
}

/** As large as there is room for, and standing on the ground. */
function drawBuilding(pen: Pen, dice: TakenDie[], room: Size & { left: number }): void {
  const placed = fromFarToNear(diceAt(stacksOf(dice)));
  if (placed.length === 0) return;
  const [left, top, width, height] = frame(placed);
  const scale = Math.min((room.width * 0.86) / width, (room.height * 0.94) / height);
  pen.save();
  pen.translate(
    room.left + (room.width - width * scale) / 2 - left * scale,
    room.height * 0.97 - (top + height) * scale,
  );
  pen.scale(scale, scale);
  for (const die of placed) for (const side of SIDES) drawFace(pen, die, side);
  pen.restore();
}

function drawFace(pen: Pen, die: Place & Die, side: Side): void {
  const values = { top: die.value, ...besides(die.value) };
  const [a, b, c, d, e, f] = numbersIn(onSide(die, side));
  pen.save();
  pen.transform(a, b, c, d, e, f);
  pen.scale(1 / SIDE, 1 / SIDE);
  drawSide(pen, die.material, values[side]);
  pen.globalAlpha = SHADES[side];
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.globalAlpha = 1;
  pen.strokeStyle = colour("ink");
  pen.lineWidth = 3;
  pen.strokeRect(0, 0, SIDE, SIDE);
  pen.restore();
}

type Matrix = [number, number, number, number, number, number];

/** The numbers of a matrix as SVG writes it. */
export const numbersIn = (matrix: string) => (matrix.match(/-?[\d.]+/g) ?? []).map(Number) as Matrix;
