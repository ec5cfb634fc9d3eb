/** A building painted from a corner onto a canvas, without three dimensions: as Iso.svelte draws it on the page. */
import type { Size } from "../face";
import { linesOf } from "./girders";
import { QUARTERS, centreOf, frame, fromFarToNear, project } from "./isometric";
import { cellOf, middleOf, pointOn } from "./lattice";
import type { Point, Standing } from "./view";
import type { Standee } from "./viewing";

type Brush = CanvasRenderingContext2D;
interface Thing {
  at: Point;
  draw: (brush: Brush) => void;
}

const MARGIN = 0.4;
const LINE = 0.035;
const GIRDER = 0.11;

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

export function drawnOnPaper(cards: Standing[], workers: Standee[], { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (brush === null) return canvas;
  lay(brush, cards, { width, height });
  const things = [...cards.flatMap(quartersOf), ...workers.map(figureOf)];
  fromFarToNear(things).forEach(({ draw }) => draw(brush));
  return canvas;
}

/** All of the building in the middle of the paper. */
function lay(brush: Brush, cards: Standing[], { width, height }: Size): void {
  const corners = cards.flatMap((card) => [-1, 1].flatMap((u) => [-1, 1].map((v) => pointOn(card, u, v))));
  const [left, top, breadth, depth] = frame(corners, MARGIN);
  const scale = Math.min(width / breadth, height / depth);
  brush.translate((width - breadth * scale) / 2 - left * scale, (height - depth * scale) / 2 - top * scale);
  brush.scale(scale, scale);
  brush.lineCap = "round";
}

function quartersOf(card: Standing): Thing[] {
  const fill = colour(card.normal === "z" ? "floor" : "plate");
  return QUARTERS.map((quarter) => ({
    at: centreOf(card, quarter),
    draw: (brush) => {
      const { across, up } = quarter;
      const corner = (u: number, v: number) => project(pointOn(card, across + u, up + v));
      outline(brush, [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]);
      brush.globalAlpha = card.kind === "deck" ? 0.12 : 0.9;
      brush.fillStyle = fill;
      brush.fill();
      brush.globalAlpha = 1;
      const centre = [across + 0.5, up + 0.5] as const;
      for (const [from, to] of halves(card.girders, centre)) stroke(brush, card, from, to, GIRDER, "girder");
      stroke(brush, card, [across * 2 + 1, up], [across * 2 + 1, up + 1], LINE, "ink");
      stroke(brush, card, [across, up * 2 + 1], [across + 1, up * 2 + 1], LINE, "ink");
    },
  }));
}

type Pair = [number, number];

/** The halves of girders that run in a quarter or along it. */
function halves(girders: string, [u, v]: readonly [number, number]): [Pair, Pair][] {
  return linesOf(girders)
    .flatMap(({ line: [a, b, c, d] }): [Pair, Pair][] => {
      const middle: Pair = [(a + c) / 2, (b + d) / 2];
      return [
        [[a, b], middle],
        [middle, [c, d]],
      ];
    })
    .filter(([[a, b], [c, d]]) => Math.abs((a + c) / 2 - u) <= 0.5 && Math.abs((b + d) / 2 - v) <= 0.5);
}

function stroke(brush: Brush, card: Standing, from: Pair, to: Pair, width: number, paint: string): void {
  brush.beginPath();
  brush.moveTo(...project(pointOn(card, ...from)));
  brush.lineTo(...project(pointOn(card, ...to)));
  brush.lineWidth = width;
  brush.strokeStyle = colour(paint);
  brush.stroke();
}

function outline(brush: Brush, corners: Pair[]): void {
  brush.beginPath();
  corners.forEach(([x, y], index) => (index === 0 ? brush.moveTo(x, y) : brush.lineTo(x, y)));
  brush.closePath();
}

const FIGURE: Pair[] = [
  [-0.24, 0],
  [-0.1, -0.56],
  [0.1, -0.56],
  [0.24, 0],
];

function figureOf({ cell, seat, trapped }: Standee): Thing {
  const [x, y, z] = middleOf(cellOf(cell));
  return {
    at: [x, y, z + 0.5],
    draw: (brush) => {
      const [left, top] = project([x, y, z]);
      brush.globalAlpha = trapped ? 0.45 : 1;
      outline(
        brush,
        FIGURE.map(([u, v]): Pair => [left + u, top + v]),
      );
      brush.fillStyle = colour(`seat-${String(seat)}`);
      brush.fill();
      brush.beginPath();
      brush.arc(left, top - 0.66, 0.14, 0, 2 * Math.PI);
      brush.fill();
      brush.globalAlpha = 1;
    },
  };
}
