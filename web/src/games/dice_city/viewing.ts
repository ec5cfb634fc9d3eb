/** What is seen of cities, prices and gains. */
import {
  GAINS,
  type Gain,
  type Gains,
  type Goods,
  type Place,
  type Player,
  type Plot,
  type Offer,
  RESOURCES,
  ROWS,
  type Resource,
  type View,
} from "./view";

export const plotAt = (player: Pick<Player, "city"> | undefined, { row, column }: Place): Plot | undefined =>
  player?.city[ROWS.indexOf(row)]?.[column - 1];

export const plotName = ({ row, column }: Place) => `${row}-${String(column)}`;

/** What there is of something, one by one, as it is printed on cards. */
export const listed = (goods: Goods): Resource[] =>
  RESOURCES.flatMap((good) => Array.from({ length: goods[good] }, () => good));

export const gains = (gives: Gains): [Gain, number][] =>
  GAINS.flatMap((gain): [Gain, number][] => (gives[gain] ? [[gain, gives[gain]]] : []));

/** All that a player is known to have; an unknown total is at least what lies open. */
export const pointsInSight = ({ points, city_points }: Player) => points ?? city_points;

/** The card of the display, or of a pile, that is chosen. */
export const offerOf = ({ display, piles }: View, { card, slot }: Pick<Offer, "card" | "slot">): Offer | undefined =>
  [...display, ...piles].find((offer) => offer?.card === card && offer.slot === slot) ?? undefined;
