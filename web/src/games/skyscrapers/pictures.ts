/** What the pictures beside the rules show: the rulebook's own figures are lost, so these are drawn from card data. */
import { printOf } from "./girders";
import { cellOf, placeOf } from "./lattice";
import type { Cell, Kind, Place, View } from "./view";

/** A card as it is drawn. */
export interface Drawn extends Place {
  kind: Kind;
  girders: string;
  printed: boolean;
  seat?: number;
  /** The card a rule is about, one it does not allow, a place that is still empty, or one that is looked through. */
  look?: "new" | "wrong" | "slot" | "clear";
  /** Letters of the girders that connect. */
  lit?: string;
}

export interface Figure extends Cell {
  seat: number;
  trapped: boolean;
}

const LOOKS = ["new", "wrong", "slot", "clear"];

/** One card in words: place, name and look, such as "z@-1,0,2 floor-VH new" or "x@1,0,1 base lit:V". */
export function drawn(text: string): Drawn {
  const [slot = "", card = "", ...more] = text.split(" ");
  const { kind, girders, printed } = printOf(card);
  const said = (name: string) => more.find((word) => word.startsWith(name))?.slice(name.length);
  const look = more.find((word) => LOOKS.includes(word)) as Drawn["look"];
  const [lit, seat] = [said("lit:"), said("seat:")];
  return {
    ...placeOf(slot),
    kind,
    girders: look === "slot" ? "" : girders,
    printed,
    ...(look === undefined ? {} : { look }),
    ...(lit === undefined ? {} : { lit }),
    ...(seat === undefined ? {} : { seat: Number(seat) }),
  };
}

/** Somebody in a cell: "0,-1,2" with the seat, and "!" when trapped. */
export function figure(text: string): Figure {
  const [cell = "", seat = "0"] = text.split(" ");
  return { ...cellOf(cell), seat: Number(seat.replace("!", "")), trapped: seat.endsWith("!") };
}

export interface Example {
  cards: Drawn[];
  workers: Figure[];
  /** Whether the rule allows it. */
  may?: boolean;
  note?: string;
}

const H = ["y@0,0,1 start", "x@-1,0,1 start", "x@1,0,1 start"];

function example(cards: string[], workers: string[] = [], more: Pick<Example, "may" | "note"> = {}): Example {
  return { cards: cards.map(drawn), workers: workers.map(figure), ...more };
}

const may = { may: true };
const mayNot = { may: false };

/** The bay of the H, closed; its front and its roof are looked through, to see who is inside. */
const CLOSED = [
  "y@0,0,1 start",
  "x@-1,0,1 start",
  "x@1,0,1 start clear",
  "z@0,0,2 floor-VH clear",
  "y@1,-1,1 base clear seat:1",
  "y@-1,-1,1 base clear seat:1",
];
const LEVEL_ONE = [...H, "z@-1,0,2 floor-VH", "z@1,0,2 floor-LR"];
const EAST_TOWER = ["x@2,0,2 upright-LRT", "z@2,0,3 floor-LRTB"];
const WEST_TOWER = ["x@-2,0,2 upright-VH", "z@-2,0,3 universal-D"];

/** The rule that is about what is drawn on the cards. */
export const DRAWINGS = "S-11";

export const PICTURES: Record<string, Example[]> = {
  "S-2": [
    example([
      "x@0,0,3 upright-VH",
      "z@0,0,2 floor slot",
      "z@0,0,4 floor slot",
      "y@0,1,3 upright slot",
      "y@0,-1,3 upright slot",
    ]),
    example([...H, "z@1,0,2 floor-VH new"], [], may),
  ],
  "S-3": [
    example(["x@0,0,3 upright-VH", "x@0,1,3 upright-LR wrong"], [], mayNot),
    example(["x@0,0,3 upright-VH", "y@0,0,3 upright-LR wrong"], [], mayNot),
    example(["x@0,0,3 upright-VH", "y@0,-1,3 upright-LV new"], [], may),
  ],
  "S-4": [example([...H, "z@1,0,1 floor-VH wrong"], [], mayNot), example([...H, "z@1,0,2 floor-VH new"], [], may)],
  "S-5": [
    example([...H, "y@1,-1,1 base new seat:2"], [], may),
    example([...H, "y@1,-1,1 upright-VH wrong"], [], mayNot),
  ],
  "S-6": [example(H)],
  "S-7": [
    example(
      [
        "z@0,0,3 floor-VH",
        "x@-1,0,3 upright-VH",
        "y@0,1,3 upright-H",
        "z@-1,0,4 universal-D",
        "x@1,0,3 upright-LR new",
      ],
      [],
      may,
    ),
  ],
  "S-8": [example([...LEVEL_ONE, "x@-2,0,2 upright-VH"], ["-2,-1,2 0", "1,-1,0 1"])],
  "S-9": [
    example(["y@0,0,1 start", "x@-1,0,1 start", "x@1,0,1 start clear", "z@0,0,2 floor-VH clear"], ["0,-1,0 0"], may),
    example(CLOSED, ["0,-1,0 0!"], mayNot),
  ],
  [DRAWINGS]: [],
  "S-12": [
    example(["x@-1,0,3 upright-LRTB", "z@-1,0,4 floor-VH new lit:VH"], [], { note: "2" }),
    example(["x@-1,0,3 upright-LRTB", "z@-1,0,4 floor-LR wrong"], [], mayNot),
    example([...H, "z@-1,0,2 floor-LR new lit:R"], [], may),
    example([...H, "z@-1,0,2 universal-LB wrong"], [], mayNot),
  ],
  "S-15": [example(H, ["1,-1,0 2", "1,0,0 2"])],
  "S-16": [
    example([...H, "z@1,0,2 floor-LR", "x@2,0,2 upright-LR new"], ["0,-1,2 2"], may),
    example([...H, "y@1,-1,1 upright-VH wrong"], ["1,-1,0 2"], mayNot),
  ],
  "S-18": [example([...LEVEL_ONE, ...EAST_TOWER], ["1,-1,0 2", "-2,-1,2 2", "2,-1,3 1"])],
  "S-19": [example([...LEVEL_ONE, ...EAST_TOWER, ...WEST_TOWER], ["0,-1,2 1", "-3,-1,3 2", "2,-1,3 0"])],
  "S-21": [example(["z@0,0,3 floor-VH", "x@1,0,3 upright-TV-worker new lit:V"], [], { note: "(1 + 1) × 2 = 4" })],
  "S-22": [example(CLOSED, ["0,-1,0 0!", "1,-2,0 1"])],
};

/** The building of a match. */
export function standingIn(view: View): Pick<Example, "cards" | "workers"> {
  const cards = view.cards.map(({ seat, ...card }) => ({ ...card, ...(seat === null ? {} : { seat }) }));
  const workers = view.players.flatMap((player, seat) =>
    player.workers.flatMap(({ cell, trapped }) => (cell === null ? [] : [{ ...cellOf(cell), seat, trapped }])),
  );
  return { cards, workers };
}

/** The building that stands for the game in the lobby. */
export const MODEL = example(
  [
    ...H,
    "z@-1,0,2 floor-LR-worker",
    "z@1,0,2 floor-LR",
    "y@1,-1,1 base seat:1",
    "x@2,0,2 upright-LD",
    "x@-2,0,2 upright-LTV",
    "z@-2,0,3 floor-LRTB",
    "z@2,0,3 universal-LRTB",
    "y@-2,1,3 upright-LRD",
    "z@-2,1,4 floor-LRT",
    "x@-1,1,4 upright-LV",
    "z@-1,1,5 floor-VH",
    "y@-1,2,5 upright-LB-worker",
    "z@-1,2,6 universal-LB",
    "y@2,1,3 upright-LRTB",
    "z@2,1,4 deck-VDE",
  ],
  ["1,-2,0 1", "-1,0,2 0", "2,-1,3 2", "-2,1,6 0", "-3,0,4 1"],
);
