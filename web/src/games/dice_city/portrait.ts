/** The city of whoever is ahead as a still picture, drawn with the page's colours and the signs of the cards. */
import type { Position } from "../../protocol";
import { say } from "../../words.svelte";
import type { Size } from "../face";
import { type Mark, abilityOf } from "./abilities";
import { type Drawing, ICONS } from "./icons";
import { COLUMNS, type Plot, ROWS, type Row, viewOf } from "./view";

const GRID = 24; // the square on which signs are drawn
const GAP = 0.05; // of a plot, between two of them
const MARGIN = 2; // pixels, in which the outermost lines are drawn
const BAR = 0.12; // of a plot, for the colour of a row

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function portrait(position: Position, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  const city = viewOf(position).players[ahead(position)]?.city ?? [];
  const inside = { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  pen?.translate(MARGIN, MARGIN);
  if (pen) city.forEach((row, down) => drawRow(pen, row, ROWS[down] ?? "white", boxOf(down, inside)));
  return canvas;
}

/** Whoever has won, and before the end whoever sits first. */
const ahead = ({ ranks }: Position) => Math.max(0, ranks.indexOf(Math.min(...ranks)));

function boxOf(down: number, { width, height }: Size): Box {
  const share = height / ROWS.length;
  return { x: 0, y: down * share, width, height: share * (1 - GAP) };
}

function drawRow(pen: CanvasRenderingContext2D, plots: Plot[], row: Row, box: Box): void {
  const plot = box.width / (COLUMNS.length + BAR * 2);
  pen.fillStyle = colour(`--die-${row}`);
  pen.strokeStyle = colour("--faint");
  rounded(pen, { ...box, width: plot * BAR }, plot * BAR * 0.4);
  plots.forEach((each, across) =>
    drawPlot(pen, each, { ...box, x: plot * (BAR * 2 + across), width: plot * (1 - GAP) }),
  );
}

function drawPlot(pen: CanvasRenderingContext2D, plot: Plot, box: Box): void {
  const unit = Math.min(box.width, box.height) / 10;
  pen.save();
  pen.globalAlpha = plot.printed ? 0.55 : plot.active ? 1 : 0.7;
  pen.lineWidth = unit * 0.12;
  pen.strokeStyle = colour(plot.printed ? "--faint" : "--ink");
  pen.fillStyle = plot.printed ? "transparent" : colour("--sheet");
  pen.setLineDash(plot.printed ? [unit * 0.4, unit * 0.4] : []);
  rounded(pen, box, unit * 0.6);
  pen.setLineDash([]);
  pen.fillStyle = colour(`--${plot.type}`);
  pen.fillRect(box.x, box.y, unit * (plot.printed ? 0.4 : 0.9), box.height);
  drawName(pen, plot, box, unit);
  drawMarks(pen, abilityOf(plot.card), { ...box, y: box.y + box.height * 0.42, height: unit * 2.6 }, unit);
  if (plot.points) drawPoints(pen, plot.points, box, unit);
  pen.restore();
}

function rounded(pen: CanvasRenderingContext2D, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
  pen.stroke();
}

function drawName(pen: CanvasRenderingContext2D, plot: Plot, { x, y, width }: Box, unit: number): void {
  pen.fillStyle = colour("--ink");
  pen.font = `${plot.printed ? "400" : "600"} ${String(unit * 1.35)}px ${family()}`;
  pen.textAlign = "left";
  pen.fillText(say("dice_city-card", { card: plot.card }), x + unit * 1.4, y + unit * 1.8, width - unit * 1.9);
}

function drawMarks(pen: CanvasRenderingContext2D, marks: Mark[], { x, y, width, height }: Box, unit: number): void {
  pen.font = `600 ${String(unit * 2)}px ${family()}`;
  const sizes = marks.map((mark) => ("icon" in mark ? height : pen.measureText(mark.text).width));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  const scale = Math.min(1, (width - unit * 2) / whole);
  pen.save();
  pen.translate(x + unit * 1.4 + (width - unit * 2 - whole * scale) / 2, y);
  pen.scale(scale, scale);
  marks.forEach((mark, number) => {
    if ("icon" in mark) drawIcon(pen, ICONS[mark.icon], height);
    else pen.fillText(mark.text, 0, height * 0.75);
    pen.translate(sizes[number] ?? 0, 0);
  });
  pen.restore();
}

function drawPoints(pen: CanvasRenderingContext2D, points: number, { x, y, width, height }: Box, unit: number): void {
  pen.save();
  pen.translate(x + width - unit * 3.6, y + height - unit * 2.3);
  drawIcon(pen, ICONS.points, unit * 1.9);
  pen.fillStyle = colour("--ink");
  pen.font = `600 ${String(unit * 1.6)}px ${family()}`;
  pen.fillText(String(points), unit * 2.1, unit * 1.5);
  pen.restore();
}

function drawIcon(pen: CanvasRenderingContext2D, { body, lines, tint }: Drawing, size: number): void {
  pen.save();
  pen.scale(size / GRID, size / GRID);
  pen.lineWidth = 1.5;
  pen.lineCap = pen.lineJoin = "round";
  pen.strokeStyle = colour("--ink");
  pen.fillStyle = tint ? colour(tint.slice("var(".length, -1)) : "transparent";
  pen.fill(new Path2D(body));
  pen.stroke(new Path2D(`${body}${lines ?? ""}`));
  pen.restore();
}

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const family = () => getComputedStyle(document.body).fontFamily;
