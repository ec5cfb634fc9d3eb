/** The picture of Dice City that comes with every position. */
import type { Position } from "../../protocol";

export const ROWS = ["white", "yellow", "red", "blue", "black"] as const;
export type Row = (typeof ROWS)[number];

export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;

export const RESOURCES = ["wood", "stone", "iron"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Goods = Record<Resource, number>;

export const TYPES = ["resource", "military", "economic", "cultural", "civic"] as const;
export type Type = (typeof TYPES)[number];

export const STEPS = ["dice", "attack", "build", "end"] as const;
export type Step = (typeof STEPS)[number];

export const USES = ["use", "move", "refresh", "reactivate", "pass", "forfeit"] as const;
export type Use = (typeof USES)[number];

export const GAINS = [...RESOURCES, "strength", "bandit_strength", "points"] as const;
export type Gain = (typeof GAINS)[number];
export type Gains = Partial<Record<Gain, number>>;

/** What is printed on a location. */
export interface Location {
  card: string;
  type: Type;
  defense: number | null;
  points: number | null;
  army: boolean;
  harvest: boolean;
  deactivates: boolean;
}

export interface Plot extends Location {
  printed: boolean;
  active: boolean;
  /** Its row's die waits on it. */
  die: boolean;
  /** What using it now would give at once. */
  gives: Gains;
  /** The seat whose turn it is could attack it now. */
  target: boolean;
}

export interface Offer extends Location {
  cost: Goods;
  affordable: boolean;
}

export interface Slot extends Offer {
  slot: number;
}

export interface Pile extends Offer {
  left: number;
}

export interface Bandits {
  bandits: number;
  defense: number;
  points: number;
  left: number | null;
}

export interface Ship {
  ship: number;
  cost: Goods;
  points: number;
  left: number | null;
  affordable: boolean;
}

export interface Place {
  row: Row;
  column: number;
}

export interface Turn {
  strength: number;
  bandit_strength: number;
  gained: number;
  lasting: Record<"blacksmith" | "mint" | "training_camp", number>;
  refreshed: boolean;
  passed: boolean;
  rerolls: number;
  rerolls_limit: number;
  die: Row | null;
  chain: (Place & { card: string })[];
  discards_left: number;
  included: Row[];
}

export interface Player {
  city: Plot[][];
  dice: Record<Row, number | null>;
  can: Record<Row, Use[]>;
  stock: Goods;
  pass_tokens: number;
  tokens: number | null;
  bandits: number[] | null;
  ships: number[] | null;
  cards: number;
  city_points: number;
  points: number | null;
  full_rows: number;
}

export interface View {
  phase: string;
  step: Step | null;
  seat: number | null;
  starter: number | null;
  round: number;
  rounds: number;
  open_totals: boolean;
  solo: { hard: boolean } | null;
  ending: { why: string; seat: number } | null;
  turn: Turn;
  display: (Slot | null)[];
  columns: number;
  piles: Pile[];
  deck: { cards: number; contents: Record<string, number> };
  gone: Record<string, number>;
  bandits: Bandits[];
  ships: Ship[];
  steal_cost: number;
  players: Player[];
}

export const viewOf = (position: Position) => position.view as unknown as View;

export const plotAt = (player: Player | undefined, { row, column }: Place): Plot | undefined =>
  player?.city[ROWS.indexOf(row)]?.[column - 1];

export const plotName = ({ row, column }: Place) => `${row}-${String(column)}`;

/** What there is of something, one by one, as it is printed on cards. */
export const listed = (goods: Goods): Resource[] => RESOURCES.flatMap((good) => Array.from({ length: goods[good] }, () => good));

export const gains = (gives: Gains): [Gain, number][] => GAINS.flatMap((gain): [Gain, number][] => (gives[gain] ? [[gain, gives[gain]]] : []));

/** All that a player is known to have; an unknown total is at least what lies open. */
export const pointsInSight = ({ points, city_points }: Player) => points ?? city_points;
