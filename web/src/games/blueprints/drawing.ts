/** Sides of dice and the plan on the card, drawn on canvases: the textures of what stands in space. */
import { CanvasTexture, SRGBColorSpace } from "three";
import { PIP, PIPS, SIDE, TEXTURES } from "./materials";
import { COLUMNS, type Material, ROWS } from "./view";
import type { Square } from "./viewing";

const PIXELS = 256; // of a side, and of a square of the plan
const MARGIN = 0.25; // of the card around its squares, in squares

/** The page's own colours, so that none is written twice. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

function texture(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  draw(canvas.getContext("2d") as CanvasRenderingContext2D);
  const drawn = new CanvasTexture(canvas);
  drawn.colorSpace = SRGBColorSpace;
  drawn.anisotropy = 4;
  return drawn;
}

export function sideOfDie(material: Material, value: number): CanvasTexture {
  return texture(PIXELS, PIXELS, (pen) => {
    pen.scale(PIXELS / SIDE, PIXELS / SIDE);
    drawSide(pen, material, value);
  });
}

/** One side of a die, on a square of 100. */
export function drawSide(pen: CanvasRenderingContext2D, material: Material, value: number): void {
  pen.fillStyle = colour(material);
  pen.fillRect(0, 0, SIDE, SIDE);
  drawTexture(pen, material);
  drawPips(pen, material, value);
}

function drawTexture(pen: CanvasRenderingContext2D, material: Material): void {
  for (const layer of TEXTURES[material]) {
    pen.globalAlpha = layer.opacity;
    pen.fillStyle = pen.strokeStyle = colour(`${material}-${layer.colour}`);
    pen.lineWidth = layer.pen ?? 0;
    if (layer.pen === undefined) pen.fill(new Path2D(layer.path));
    else pen.stroke(new Path2D(layer.path));
  }
  pen.globalAlpha = 1;
}

function drawPips(pen: CanvasRenderingContext2D, material: Material, value: number): void {
  for (const [ring, shade] of [
    [1.35, colour(material)],
    [1, colour(`${material}-pip`)],
  ] as const) {
    pen.fillStyle = shade;
    for (const [x, y] of PIPS[value] ?? []) {
      pen.beginPath();
      pen.arc(x, y, PIP * ring, 0, 2 * Math.PI);
      pen.fill();
    }
  }
}

/** How broad and deep the card is, in squares. */
export const CARD = { width: COLUMNS + 2 * MARGIN, depth: ROWS + 2 * MARGIN };

export function planOnCard(squares: Square[]): CanvasTexture {
  return texture(CARD.width * PIXELS, CARD.depth * PIXELS, (pen) => {
    pen.scale(PIXELS, PIXELS);
    pen.strokeStyle = pen.fillStyle = colour("chalk");
    pen.globalAlpha = 0.08;
    pen.fillRect(0, 0, CARD.width, CARD.depth);
    pen.globalAlpha = 1;
    pen.lineWidth = 0.02;
    pen.strokeRect(0.05, 0.05, CARD.width - 0.1, CARD.depth - 0.1);
    pen.translate(MARGIN, MARGIN);
    squares.forEach((square) => drawSquare(pen, square));
  });
}

function drawSquare(pen: CanvasRenderingContext2D, { row, column, wanted }: Square): void {
  const [x, y] = [column - 1, row - 1];
  pen.lineWidth = 0.026;
  pen.strokeRect(x, y, 1, 1);
  if (wanted === null) return drawHatching(pen, x, y);
  pen.font = "600 0.5px 'Source Sans 3', sans-serif";
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(String(wanted), x + 0.5, y + 0.53);
}

function drawHatching(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(x, y, 1, 1);
  pen.clip();
  pen.globalAlpha = 0.55;
  pen.lineWidth = 0.018;
  for (let across = -0.9; across < 1; across += 0.18) {
    pen.beginPath();
    pen.moveTo(x + across, y + 1);
    pen.lineTo(x + across + 1, y);
    pen.stroke();
  }
  pen.restore();
}
