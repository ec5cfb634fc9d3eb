/** Pieces in words: what they are, cost and do. */
import type { Arguments } from "../../sentences";
import { hasWords, language, say } from "../../words.svelte";
import type { About } from "./explaining.svelte";
import {
  type Gain,
  type Gains,
  type Goods,
  type Location,
  type Offer,
  type Place,
  type Plot,
  RESOURCES,
  type Resource,
  type Bandits,
  type Player,
  type Ship,
  type Turn,
} from "./view";
import { gains } from "./viewing";

const list = (parts: string[]) => new Intl.ListFormat(language(), { type: "unit" }).format(parts);

export const nameOf = (card: string) => say("dice_city-card", { card });

/** "2 wood" */
export const goodsInWords = (good: Resource, number: number) => say(`dice_city-${good}`, { [good]: number });

export const gainsInWords = (gives: Gains): string =>
  list(gains(gives).map(([gain, number]) => gainInWords(gain, number)));

function gainInWords(gain: Gain, number: number): string {
  const good = RESOURCES.find((resource) => resource === gain);
  return good ? goodsInWords(good, number) : say("dice_city-board-gain", { gain, number });
}

export const price = (cost: Goods) => say("dice_city-board-cost", { ...cost });

/** What the card says about itself: its ability and the rulings on it. */
function ability(card: string): string[] {
  const message = `dice_city-card-about-${card}`;
  return hasWords(message) ? [say(message)] : [];
}

function facts({ type, defense, points }: Location): string {
  const given: Arguments = { type, defense: defense ?? 0, points: points ?? 0 };
  if (defense === null) return say("dice_city-board-facts-printed", given);
  return say(points === null ? "dice_city-board-facts-cathedral" : "dice_city-board-facts", given);
}

export function aboutOffer(offer: Offer): About {
  return { title: nameOf(offer.card), lines: [price(offer.cost), ...ability(offer.card), facts(offer)] };
}

/** What a plot is and gives; and while a card is about to be put there, the points that come of it. */
export function aboutPlot(plot: Plot, place: Place, worth: number | null): About {
  const lines = [...ability(plot.card), facts(plot)];
  if (!plot.active) lines.unshift(say("dice_city-board-inactive"));
  if (gains(plot.gives).length > 0) lines.push(say("dice_city-board-now", { gains: gainsInWords(plot.gives) }));
  if (worth !== null) lines.push(brings(worth));
  return { title: say("dice_city-board-plot", { ...place, card: plot.card }), lines };
}

/** A ship, and what whoever is at work still lacks for it. */
export function aboutShip(ship: Ship, mover: Player | undefined): About {
  const lines = [price(ship.cost), ...left(ship.left)];
  if (mover && ship.left !== 0) lines.push(lacking(ship, mover));
  return { title: say("dice_city-board-ship", { points: ship.points }), lines };
}

function lacking({ cost, points }: Ship, { stock }: Player): string {
  const missing = RESOURCES.flatMap((good) =>
    cost[good] > stock[good] ? [goodsInWords(good, cost[good] - stock[good])] : [],
  );
  return missing.length > 0 ? say("dice_city-board-lacking", { goods: list(missing) }) : brings(points);
}

/** Bandits, and how much strength is still lacking this turn. */
export function aboutBandits({ defense, points, left: number }: Bandits, turn: Turn): About {
  const lacking = defense - turn.strength - turn.bandit_strength;
  const now = lacking > 0 ? say("dice_city-board-lacking-strength", { number: lacking }) : brings(points);
  const title = say("dice_city-board-bandits", { defense, points });
  return { title, lines: number === 0 ? left(number) : [...left(number), now] };
}

const brings = (points: number) => say("dice_city-board-brings", { points });

function left(number: number | null): string[] {
  return [number === null ? say("dice_city-board-never-used-up") : say("dice_city-board-left", { number })];
}
