/** What dice look like: pips, and for each material a texture drawn in lines, the same on the page and in space. */
import type { Material } from "./view";

/** A die's side is a square of 100. */
export const SIDE = 100;
export const PIP = 9.5;

const [LOW, MIDDLE, HIGH] = [27, 50, 73];
const DIAGONAL: [number, number][] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const COUNTER: [number, number][] = [
  [HIGH, LOW],
  [LOW, HIGH],
];
const CENTRE: [number, number][] = [[MIDDLE, MIDDLE]];
const FLANKS: [number, number][] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];

/** Where the pips of a value are. */
export const PIPS: Record<number, [number, number][]> = {
  1: CENTRE,
  2: COUNTER,
  3: [...COUNTER, ...CENTRE],
  4: [...DIAGONAL, ...COUNTER],
  5: [...DIAGONAL, ...COUNTER, ...CENTRE],
  6: [...DIAGONAL, ...COUNTER, ...FLANKS],
};

/** One layer of a texture: a path, drawn with a pen of some width or filled. */
export interface Layer {
  path: string;
  pen?: number;
  colour: "mark" | "light";
  opacity: number;
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const dots = (...at: [number, number, number][]) => at.map((each) => dot(...each)).join("");

const GRAIN =
  "M0 9C24 3 42 15 66 9S90 6 100 9M0 23C22 17 38 30 62 24S88 20 100 24M0 38C20 33 26 42 36 41" +
  "M64 40C76 36 88 38 100 38M0 54C18 52 24 56 34 57M66 57C78 60 88 52 100 54M0 70C24 64 44 77 68 71S92 68 100 71" +
  "M0 86C20 80 42 92 64 86S88 83 100 87";
const KNOT = "M34 49C34 39 66 37 68 49S36 60 34 49zM42 49C42 44 58 43 60 49S43 55 42 49z";
const HATCH = Array.from({ length: 13 }, (_, line) => `M${line * 16 - 92} 100L${line * 16 + 8} 0`).join("");

/** Grain, dots, hatch, and clear with a highlight. */
export const TEXTURES: Record<Material, Layer[]> = {
  wood: [
    { path: GRAIN, pen: 2.6, colour: "mark", opacity: 0.6 },
    { path: KNOT, pen: 2, colour: "mark", opacity: 0.5 },
  ],
  recycled: [
    {
      path: dots(
        [11, 9, 4],
        [39, 6, 3],
        [60, 13, 4.5],
        [89, 9, 3],
        [6, 36, 3],
        [42, 34, 4],
        [92, 37, 4],
        [10, 62, 4.5],
        [38, 66, 3],
        [61, 63, 4],
        [92, 63, 3],
        [9, 90, 3.5],
        [40, 92, 4.5],
        [62, 88, 3],
        [90, 91, 4],
      ),
      colour: "mark",
      opacity: 0.75,
    },
    {
      path: dots(
        [25, 6, 2.5],
        [50, 22, 3],
        [75, 5, 2.5],
        [20, 45, 3],
        [80, 47, 2.5],
        [31, 51, 2],
        [68, 52, 2],
        [22, 96, 2.5],
        [50, 78, 3],
        [77, 95, 2.5],
        [95, 22, 2.5],
        [4, 76, 2.5],
      ),
      colour: "light",
      opacity: 0.9,
    },
  ],
  stone: [{ path: HATCH, pen: 2.4, colour: "mark", opacity: 0.55 }],
  glass: [
    { path: "M0 62L62 0H88L0 88zM14 100L100 14V22L22 100z", colour: "light", opacity: 0.85 },
    { path: "M5 14Q5 5 14 5H86Q95 5 95 14V86Q95 95 86 95H14Q5 95 5 86z", pen: 3, colour: "mark", opacity: 0.5 },
  ],
};
