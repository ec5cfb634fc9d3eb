/** Places in words: how high, and how far from the middle of the site towards which side. */
import type { Action } from "../../actions";
import type { Arguments } from "../../sentences";
import { cellOf, footOf, placeOf, quarterOf, topOf } from "./lattice";
import type { View } from "./view";

/** A sentence and what it needs; the page puts it into the reader's language. */
export interface Phrase {
  message: string;
  arguments: Arguments;
}

type Cards = Pick<View, "cards">;

const phrase = (name: string, given: Arguments): Phrase => ({ message: `skyscrapers-board-${name}`, arguments: given });

/** How far something is from the middle, in half cards: `eastward` may be negative, and so may `northward`. */
function spot(eastward: number, northward: number): Arguments {
  return {
    across: eastward === 0 ? "none" : eastward > 0 ? "east" : "west",
    along: northward === 0 ? "none" : northward > 0 ? "north" : "south",
    far: Math.abs(eastward),
    deep: Math.abs(northward),
  };
}

export function slotPhrase(name: string): Phrase {
  const place = placeOf(name);
  const at = spot(place.x, place.y);
  if (place.normal === "z") return phrase("slot-lying", { ...at, height: place.z });
  return phrase("slot-standing", { ...at, axis: place.normal, foot: footOf(place), top: topOf(place) });
}

/** A quarter of a floor. */
function floorPhrase({ cards }: Cards, name: string): Phrase | null {
  const cell = cellOf(name);
  const floor = cards.find(
    ({ standable, normal, x, y, z }) =>
      standable && normal === "z" && z === cell.z && within(cell.x - x) && within(cell.y - y),
  );
  if (floor === undefined) return null;
  const { north, east } = quarterOf(cell, floor);
  const quarter = `${north ? "north" : "south"}-${east ? "east" : "west"}`;
  return phrase("cell-floor", { ...spot(floor.x, floor.y), height: cell.z, quarter });
}

const within = (step: number) => step === -1 || step === 0;

/** The first cell on either side of the middle is one step away from it. */
const steps = (corner: number) => (corner < 0 ? corner : corner + 1);

function groundPhrase(name: string): Phrase {
  const { x, y } = cellOf(name);
  return phrase("cell-ground", spot(steps(x), steps(y)));
}

export const cellPhrase = (view: Cards, name: string): Phrase => floorPhrase(view, name) ?? groundPhrase(name);

/** The same where it is known how high that is. */
export function shortCellPhrase(view: Cards, name: string): Phrase {
  const floor = floorPhrase(view, name);
  return floor === null ? groundPhrase(name) : { ...floor, message: "skyscrapers-board-cell-quarter" };
}

/** Where on the ground a cell is. */
export const spotPhrase = (name: string): Phrase => ({ ...groundPhrase(name), message: "skyscrapers-board-spot" });

/** Answers of the bar that only a place tells apart are named by it, and how they are headed. */
export const placed = ({ slot, cell }: Action) =>
  typeof slot === "string" ? footOf(placeOf(slot)) : typeof cell === "string" ? cellOf(cell).z : null;
