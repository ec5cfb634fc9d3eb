/** What the pictures beside the rules show. */
import { COLUMNS, type Die, MATERIALS, PLANS, ROWS } from "./view";

export interface Example {
  plan?: string;
  stacks?: Die[][];
  /** Whether the rule allows it. */
  may?: boolean;
  points?: string;
}

/** Dice written as "wood 3", from the ground up; squares are numbered 1 to 6 row by row. */
export function standing(squares: Record<number, string[]>): Die[][] {
  return Array.from({ length: ROWS * COLUMNS }, (_, square) => (squares[square + 1] ?? []).map(die));
}

function die(text: string): Die {
  const [name, value] = text.split(" ");
  return { material: MATERIALS.find((material) => material === name) ?? "wood", value: Number(value) };
}

const tower = (...dice: string[]) => standing({ 3: dice });

export const PICTURES: Record<string, Example[]> = {
  "B-1": [{ stacks: standing({ 1: ["wood 3"], 2: ["stone 6"], 5: ["recycled 2"], 6: ["glass 5"] }) }],
  "B-2": [{ plan: "X1/31/1X" }, { plan: "X2/X1/X3" }, { plan: "XX/22/X2" }],
  "B-3": PLANS.map((plan) => ({ plan })),
  "B-13": [
    { plan: "X1/13/X1", stacks: standing({ 4: ["wood 4"] }), may: true },
    { plan: "X1/13/X1", stacks: standing({ 5: ["wood 4"] }), may: false },
  ],
  "B-14": [
    { stacks: tower("stone 2", "wood 3"), may: true },
    { stacks: tower("stone 3", "wood 3"), may: true },
    { stacks: tower("stone 4", "wood 3"), may: false },
  ],
  "B-19": [
    {
      plan: "X1/31/1X",
      stacks: standing({ 2: ["wood 3"], 3: ["glass 5", "recycled 5", "stone 6"], 4: ["wood 4"], 5: ["recycled 1"] }),
      points: "+6",
    },
  ],
  "B-20": [
    { stacks: standing({ 3: ["stone 2", "wood 4"], 4: ["glass 1", "recycled 5"] }), points: "2 × 2 = 4" },
    { stacks: standing({ 3: ["wood 2", "wood 4"] }), points: "2 + 2 = 4" },
  ],
  "B-21": [
    { stacks: tower("recycled 1"), points: "2" },
    { stacks: tower("recycled 1", "recycled 1"), points: "5" },
    { stacks: tower("recycled 1", "recycled 1", "recycled 4"), points: "10" },
  ],
  "B-22": [{ stacks: tower("stone 1", "stone 2", "stone 2", "stone 5"), points: "2 + 3 + 5 + 8 = 18" }],
  "B-23": [{ stacks: tower("glass 3", "wood 4", "glass 6"), points: "3 + 6 = 9" }],
  "B-26": [
    { stacks: tower("wood 1", "stone 2", "stone 2", "glass 4", "recycled 6"), points: "5 ↑" },
    {
      stacks: standing({ 3: ["wood 1", "stone 4"], 4: ["glass 2", "glass 5"], 6: ["recycled 3", "wood 6"] }),
      points: "1 2 3 4 5 6",
    },
    {
      stacks: standing({ 3: ["wood 5", "stone 5"], 4: ["glass 5", "glass 5"], 6: ["recycled 1", "wood 6"] }),
      points: "5 5 5 5",
    },
    {
      stacks: standing({ 3: ["glass 1", "glass 4"], 4: ["glass 2", "glass 5"], 6: ["glass 3", "wood 6"] }),
      points: "5 ×",
    },
  ],
};
