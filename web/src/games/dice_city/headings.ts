/** The headings by which hundreds of answers are found: the die or the card first, then the row. */
import type { Action } from "../../actions";
import type { Heading } from "../../narrowing";
import { say } from "../../words.svelte";
import { cardKey, dieKey, rowKey, seatKey } from "./aims";

interface Given extends Action {
  die: string;
  row: string;
  seat: number;
  card: string;
  slot: number;
  pay: string;
  stone: number;
}
type Name = (seat: number) => string;

const die = ({ die }: Given): Heading => ({ key: dieKey(die), label: say("dice_city-board-die", { die }) });
const row = ({ row }: Given): Heading => ({ key: rowKey(row), label: say("dice_city-board-row", { row }) });
const rival = ({ seat }: Given, name: Name): Heading => ({
  key: seatKey(seat),
  label: say("dice_city-board-attack-on", { name: name(seat) }),
});
const kind = (name: string): Heading => ({ key: name, label: say(`dice_city-board-${name}`) });
const payment = ({ pay }: Given): Heading => ({
  key: `pay ${pay}`,
  label: say("dice_city-board-pay", { resource: pay }),
});
const stones = ({ stone }: Given): Heading => ({
  key: `stone ${String(stone)}`,
  label: say("dice_city-board-stones", { number: stone }),
});

/** Two equal cards on display are told apart by their slots. */
function card({ card, slot }: Given): Heading {
  const label = slot === 0 ? say("dice_city-board-build", { card }) : say("dice_city-board-build-slot", { card, slot });
  return { key: cardKey(card, slot), label };
}

const WAYS: Record<string, (given: Given, name: Name) => Heading[]> = {
  use: (given) => [die(given)],
  refresh: (given) => [die(given)],
  pass: (given) => [die(given)],
  forfeit: (given) => [die(given)],
  move: (given) => [die(given), kind("move")],
  reactivate: (given) => [die(given), kind("reactivate"), row(given)],
  supply: () => [kind("tokens")],
  muster: () => [kind("tokens")],
  disrupt: () => [kind("tokens")],
  copy: (given) => [row(given)],
  place: (given) => [row(given)],
  exchange: (given) => [payment(given)],
  attack: (given, name) => [rival(given, name)],
  steal: (given, name) => [rival(given, name)],
  build: (given) => [card(given), row(given)],
  adorn: (given) => [stones(given)],
};

export function headings(action: Action, name: Name): Heading[] {
  return WAYS[String(action["do"])]?.(action as Given, name) ?? [];
}
