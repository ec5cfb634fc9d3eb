/** Which piece of the board an answer is about: what glows, and what a touch means. */
import type { Action } from "../../actions";
import type { Choice } from "../../protocol";
import { COLUMNS, type Place, type Player, ROWS, type Row } from "./view";
import { plotName } from "./viewing";

/** The keys of the headings; they are the same in the bar and on the board. */
export const dieKey = (die: string) => `die ${die}`;
export const cardKey = (card: string, slot: number) => `build ${card} ${String(slot)}`;
export const rowKey = (row: string) => `row ${row}`;
export const seatKey = (seat: number) => `seat ${String(seat)}`;

/** Kinds that light up only after a die or a card has been chosen: before, they could be nearly everywhere. */
const AFTER_CHOOSING = new Set(["use", "move", "reactivate", "build"]);

export interface Aim extends Place {
  /** In whose city, if not one's own. */
  seat: number | null;
}

/** The plot on which an answer takes effect. */
export function aimOf(action: Action, own: Pick<Player, "dice"> | undefined): Aim | null {
  const {
    die,
    moved,
    row,
    column,
    seat = null,
  } = action as { die: Row; moved: Row; row?: Row; column?: number; seat?: number };
  const at = (row: Row, column: number | null | undefined) => (column ? { row, column, seat: null } : null);
  switch (action["do"]) {
    case "use":
    case "include":
      return at(die, own?.dice[die]);
    case "move":
      return at(moved, column);
    case "shift":
      return at(die, column);
    default:
      return row !== undefined && column !== undefined ? { row, column, seat } : null;
  }
}

/** The answers by the plot they are about, of those that are lit. */
export function lit(choices: Choice[], way: string[], own: Pick<Player, "dice"> | undefined): Map<string, Choice[]> {
  const plots = new Map<string, Choice[]>();
  for (const choice of choices) {
    const aim = way.length > 0 || !AFTER_CHOOSING.has(String(choice.action["do"])) ? aimOf(choice.action, own) : null;
    if (aim !== null) plots.set(keyOf(aim), [...(plots.get(keyOf(aim)) ?? []), choice]);
  }
  return plots;
}

export const keyOf = (aim: Aim) => `${aim.seat === null ? "own" : String(aim.seat)} ${plotName(aim)}`;

/** The answer that a touch of the plot itself gives: a die that would only be moved there has its own button. */
export const mainOf = (choices: Choice[]): Choice | undefined =>
  choices.find((choice) => choice.action["do"] !== "move") ?? choices[0];

/** The answers that bring a die to the plot. */
export const arrivals = (choices: Choice[]) =>
  choices.filter((choice) => ["move", "shift"].includes(String(choice.action["do"])));

/** The answers that bring a die to a plot, or that spend it there: what may be meant when it is carried to the plot. */
export function brought(choices: Choice[], carried: Row, place: Place): Choice[] {
  return choices.filter(({ action }) => {
    const here = action["column"] === place.column;
    if (action["do"] === "move") return here && action["moved"] === carried && place.row === carried;
    if (action["do"] === "shift") return here && action["die"] === carried && place.row === carried;
    return action["do"] === "reactivate" && here && action["die"] === carried && action["row"] === place.row;
  });
}

/** Where a die could be carried: one of the answers for each plot, for they look alike there. */
export function errands(choices: Choice[], carried: Row): Map<string, Choice[]> {
  const plots = new Map<string, Choice[]>();
  for (const row of ROWS) {
    for (const column of COLUMNS) {
      const [first] = brought(choices, carried, { row, column });
      if (first) plots.set(keyOf({ row, column, seat: null }), [first]);
    }
  }
  return plots;
}

/** Answers that differ only in the die they are paid with, by the plot on which that die waits. */
export function payments(choices: Choice[], own: Pick<Player, "dice"> | undefined): Map<string, Choice[]> {
  return new Map(
    choices.flatMap((choice): [string, Choice[]][] => {
      const row = choice.action["die"] as Row;
      const column = own?.dice[row];
      return column ? [[keyOf({ row, column, seat: null }), [choice]]] : [];
    }),
  );
}

export const chosenDie = (way: string[]): Row | null => ROWS.find((row) => dieKey(row) === way[0]) ?? null;

/** The card that is about to be built, as it stands in the key. */
export function chosenCard(way: string[]): { card: string; slot: number } | null {
  const [kind, card, slot] = way[0]?.split(" ") ?? [];
  return kind === "build" && card !== undefined ? { card, slot: Number(slot) } : null;
}

/** Whose city the answers are about. */
export const chosenRival = (way: string[]): number | null =>
  way[0]?.startsWith("seat ") ? Number(way[0].slice(5)) : null;

export const ofKind = (choices: Choice[], kind: string) => choices.filter((choice) => choice.action["do"] === kind);

/** Everything a die could be spent on. */
const SPENDING = new Set(["use", "move", "refresh", "reactivate", "pass", "forfeit"]);
export const spends = (choices: Choice[], die: Row) =>
  choices.filter((choice) => choice.action["die"] === die && SPENDING.has(String(choice.action["do"])));
