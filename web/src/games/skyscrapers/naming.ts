/** Places in words: on which edge of which card, which quarter of a floor, beside what on the ground. */
import type { Action } from "../../actions";
import type { Arguments } from "../../sentences";
import { type Side, cellOf, edgeFor, footOf, placeOf, quarterOf, sideBy, topOf } from "./lattice";
import type { Place, View } from "./view";

/** A sentence and what it needs; the page puts it into the reader's language. */
export interface Phrase {
  message: string;
  arguments: Arguments;
}

type Cards = Pick<View, "cards">;

const phrase = (name: string, given: Arguments): Phrase => ({ message: `skyscrapers-board-${name}`, arguments: given });

/** The first standing card a slot could be riveted to, and where on it. */
export function jointOf({ cards }: Cards, slot: Place): { card: number; side: Side } | null {
  for (const [card, standing] of cards.entries()) {
    const side = edgeFor(slot, standing);
    if (side !== null) return { card, side };
  }
  return null;
}

export function slotPhrase(view: Cards, name: string): Phrase {
  const place = placeOf(name);
  const joint = jointOf(view, place);
  const at = { number: joint?.card ?? 0, side: joint?.side ?? "top" };
  if (place.normal === "z") return phrase("slot-lying", { ...at, height: place.z });
  return phrase("slot-standing", { ...at, foot: footOf(place), top: topOf(place) });
}

/** A quarter of a floor. */
function floorPhrase({ cards }: Cards, name: string): Phrase | null {
  const cell = cellOf(name);
  const number = cards.findIndex(
    ({ standable, normal, x, y, z }) =>
      standable && normal === "z" && z === cell.z && within(cell.x - x) && within(cell.y - y),
  );
  const floor = cards[number];
  if (floor === undefined) return null;
  const { north, east } = quarterOf(cell, floor);
  return phrase("cell-floor", {
    number,
    height: cell.z,
    quarter: `${north ? "north" : "south"}-${east ? "east" : "west"}`,
  });
}

const within = (step: number) => step === -1 || step === 0;

/** A cell of the ground, by the first base card it is beside. */
function groundPhrase({ cards }: Cards, name: string): Phrase {
  const cell = cellOf(name);
  const beside = cards.map((card) => sideBy(cell, card));
  const number = Math.max(
    0,
    beside.findIndex((at) => at !== null),
  );
  return phrase("cell-ground", {
    number,
    side: beside[number]?.side ?? "south",
    half: beside[number]?.half ?? "south",
  });
}

export const cellPhrase = (view: Cards, name: string): Phrase => floorPhrase(view, name) ?? groundPhrase(view, name);

/** Answers of the bar that only a place tells apart are named by it, and how they are headed. */
export const placed = ({ slot, cell }: Action) =>
  typeof slot === "string" ? footOf(placeOf(slot)) : typeof cell === "string" ? cellOf(cell).z : null;
