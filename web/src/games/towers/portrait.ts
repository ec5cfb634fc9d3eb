/** The five towers of whoever has won, as a still picture. */
import type { Position } from "../../protocol";
import type { Size } from "../face";
import { ROOFS } from "./roofs";
import { ROOF, SUITS, type Suit, viewOf } from "./view";
import { breadth, cardHeight, storeyHeight } from "./viewing";

type Pen = CanvasRenderingContext2D;

/** The page's own colours, so that none is written twice. */
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export function portrait(position: Position, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d") as Pen;
  const winner = Math.max(0, position.ranks.indexOf(1));
  const towers = SUITS.map((suit) => viewOf(position).players[winner]?.towers[suit] ?? []);
  const storey = storeyHeight(towers, height * 0.94, 4, height * 0.12);
  pen.lineWidth = Math.max(1, storey * 0.05);
  SUITS.forEach((suit, place) => drawTower(pen, suit, towers[place] ?? [], storey, place));
  pen.strokeStyle = colour("ink");
  pen.strokeRect(0, height * 0.97, width, 0);
  return canvas;
}

function drawTower(pen: Pen, suit: Suit, cards: number[], storey: number, place: number): void {
  const { width, height } = pen.canvas;
  const [room, ground] = [width / SUITS.length, height * 0.97];
  let top = ground;
  for (const value of cards) {
    const [broad, high] = [(room * 0.92 * breadth(value)) / 100, cardHeight(value, storey)];
    top -= high;
    drawCard(pen, suit, value, { x: (place + 0.5) * room - broad / 2, y: top, broad, high });
  }
}

interface Box {
  x: number;
  y: number;
  broad: number;
  high: number;
}

function drawCard(pen: Pen, suit: Suit, value: number, { x, y, broad, high }: Box): void {
  pen.save();
  pen.translate(x, y);
  const shape = new Path2D();
  if (value === ROOF) shape.addPath(new Path2D(ROOFS[suit]), new DOMMatrix().scale(broad / 60, high / 40));
  else shape.rect(0, 0, broad, high);
  pen.fillStyle = colour(suit);
  pen.strokeStyle = colour("ink");
  pen.fill(shape);
  pen.stroke(shape);
  if (value !== ROOF) drawValue(pen, value, broad / 2, high / 2, Math.min(high * 0.72, broad * 0.4));
  pen.restore();
}

function drawValue(pen: Pen, value: number, x: number, y: number, size: number): void {
  pen.fillStyle = colour("sheet");
  pen.beginPath();
  pen.roundRect(x - size * 0.95, y - size * 0.56, size * 1.9, size * 1.12, size * 0.5);
  pen.fill();
  pen.fillStyle = colour("ink");
  pen.font = `600 ${String(size)}px 'Source Sans 3', sans-serif`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(value), x, y + size * 0.06);
}
