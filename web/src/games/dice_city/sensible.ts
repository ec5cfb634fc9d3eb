/**
 * Where a card would be put by most: those plots are lit first. A card may be put anywhere, and every die is rolled anew
 * before it is used, so no plot is reached more often by itself. What tells plots apart, in this order:
 * open ground before one's own buildings; where the most points come of it; beside what the card works with on its row;
 * where what is covered gives the same in small, so nothing is missed (a quarry over a mountain); where the row has
 * another one of what is covered; and not at the edge, where a die can be moved to from one side only.
 */
import { abilityOf } from "./abilities";
import { COLUMNS, type Place, type Player, type Plot, ROWS } from "./view";
import { plotName } from "./viewing";

const FEW = 4; // so many at least, that there is something to choose from

type City = Pick<Player, "city">;

/** The names of the plots that are lit first. */
export function sensiblePlots({ city }: City, card: string, brings: number[][]): Set<string> {
  const ranked = city.flatMap((row, down) =>
    row.map((plot, across) => ({
      name: plotName(placeOf(down, across)),
      merits: meritsOf(plot, row, across, card, brings[down]?.[across] ?? 0),
    })),
  );
  ranked.sort((one, other) => compare(other.merits, one.merits));
  const last = ranked[FEW - 1]?.merits ?? [];
  return new Set(ranked.filter(({ merits }) => compare(merits, last) >= 0).map(({ name }) => name));
}

function placeOf(down: number, across: number): Place {
  return { row: ROWS[down] ?? "white", column: across + 1 };
}

function meritsOf(plot: Plot, row: Plot[], across: number, card: string, points: number): number[] {
  return [
    Number(plot.printed),
    points,
    mates(row, card),
    Number(improves(card, plot.card)),
    Number(row.filter((other) => other.card === plot.card).length > 1),
    Number(across > 0 && across < COLUMNS.length - 1),
  ];
}

/** How much on its row a card works with, if it works with its row at all. */
function mates(row: Plot[], card: string): number {
  const signs = iconsOf(card);
  if (!signs.includes("in_row")) return 0;
  return row.filter((plot) => (signs.includes("harvest") ? plot.harvest : !plot.printed)).length;
}

/** Whether a card gives all that another one gives; as their signs say, for cards that simply give. */
function improves(card: string, covered: string): boolean {
  const gives = iconsOf(card);
  return isGiver(card) && isGiver(covered) && iconsOf(covered).every((sign) => gives.includes(sign));
}

function isGiver(card: string): boolean {
  const [first] = abilityOf(card);
  return first !== undefined && "text" in first && first.text.startsWith("+");
}

const iconsOf = (card: string): string[] => abilityOf(card).flatMap((mark) => ("icon" in mark ? [mark.icon] : []));

/** The first difference decides. */
function compare(one: number[], other: number[]): number {
  const at = one.findIndex((merit, index) => merit !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
