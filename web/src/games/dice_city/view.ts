// Generated from src/storeys/games/dice_city by `python -m storeys.server.typescript`. Do not edit.
import type { Position } from "../../protocol";
import { drawn } from "../drawn";

export const viewOf = (position: Position): View => drawn(position);

export type Lasting = "blacksmith" | "mint" | "training_camp";

export type Resource = "wood" | "stone" | "iron";

export type Type = "resource" | "military" | "economic" | "cultural" | "civic";

export type Row = "white" | "yellow" | "red" | "blue" | "black";

export type Asked = "starting" | "dice" | "refreshing" | "copying" | "placing" | "exchanging" | "storing" | "shifting" | "rerolling" | "attack" | "build" | "adorning" | "declaring" | "ending" | "ended" | "dealing" | "rolling";

export type Step = "dice" | "attack" | "build" | "end";

export type Use = "use" | "move" | "refresh" | "reactivate" | "pass" | "forfeit";

export type Why = "bandits" | "ships" | "deck" | "declared" | "rounds";

export type Gain = "wood" | "stone" | "iron" | "strength" | "bandit_strength" | "points";

export type Goods = Record<Resource, number>;

export type Gains = Partial<Record<Gain, number>>;

/** What is printed on a location, wherever it lies. */
export interface Marks {
  type: Type;
  army: boolean;
  harvest: boolean;
  deactivates: boolean;
}

/** A location that is defended and worth something. */
export interface Location extends Marks {
  card: string;
  /** what cannot be attacked has none */
  defense: number | null;
  /** the cathedral's are counted at the end */
  points: number | null;
}

/** A location in a city. */
export interface Plot extends Location {
  printed: boolean;
  active: boolean;
  /** its row's die waits on it */
  die: boolean;
  /** what using it now would give at once */
  gives: Gains;
  /** the seat whose turn it is could attack it now */
  target: boolean;
}

/** A card that can be built. */
export interface Offer extends Location {
  /** from 1; 0 for the piles that are always there */
  slot: number;
  cost: Goods;
  affordable: boolean;
  /** the points each plot of the builder's city would gain by it now, row by row; else empty */
  brings: number[][];
}

/** Cards of one kind that can be built. */
export interface Pile extends Offer {
  left: number;
}

/** The location deck; everybody can work out what is in it, and not in which order. */
export interface Deck {
  cards: number;
  contents: Record<string, number>;
}

/** A pile of bandits; alone, nobody counts how many are left. */
export interface Bandits {
  bandits: number;
  defense: number;
  points: number;
  left: number | null;
}

/** A pile of ships; alone, nobody counts how many are left. */
export interface Ship {
  ship: number;
  cost: Goods;
  points: number;
  left: number | null;
  affordable: boolean;
}

/** What only its owner knows, unless the table plays openly. */
export interface FaceDown {
  tokens: number | null;
  bandits: number[] | null;
  ships: number[] | null;
  points: number | null;
}

/** A player with the city. */
export interface Player extends FaceDown {
  city: Plot[][];
  /** the column where each waits */
  dice: Record<Row, number | null>;
  can: Record<Row, Use[]>;
  stock: Goods;
  pass_tokens: number;
  cards: number;
  bought: number;
  city_points: number;
  full_rows: number;
}

/** A place of a city. */
export interface Place {
  row: Row;
  column: number;
}

/** A place, and the card on it. */
export interface Link extends Place {
  card: string;
}

/** What holds until the turn is over. */
export interface Turn {
  strength: number;
  bandit_strength: number;
  gained: number;
  lasting: Record<Lasting, number>;
  refreshed: boolean;
  passed: boolean;
  rerolls: number;
  rerolls_limit: number;
  die: Row | null;
  chain: Link[];
  discards_left: number;
  included: Row[];
}

/** How somebody plays alone. */
export interface Solo {
  hard: boolean;
}

/** Why the match ends, and who brought it about. */
export interface Ending {
  why: Why;
  seat: number;
}

/** The whole table. */
export interface View {
  phase: Asked;
  step: Step | null;
  seat: number | null;
  starter: number | null;
  round: number;
  rounds: number;
  open_totals: boolean;
  solo: Solo | null;
  ending: Ending | null;
  turn: Turn;
  display: (Offer | null)[];
  columns: number;
  piles: Pile[];
  deck: Deck;
  gone: Record<string, number>;
  bandits: Bandits[];
  ships: Ship[];
  steal_cost: number;
  players: Player[];
}

export const ROWS: readonly Row[] = ["white", "yellow", "red", "blue", "black"];

export const COLUMNS: readonly number[] = [1, 2, 3, 4, 5, 6];

export const RESOURCES: readonly Resource[] = ["wood", "stone", "iron"];

export const STEPS: readonly Step[] = ["dice", "attack", "build", "end"];

export const USES: readonly Use[] = ["use", "move", "refresh", "reactivate", "pass", "forfeit"];

export const GAINS: readonly Gain[] = ["wood", "stone", "iron", "strength", "bandit_strength", "points"];

export const LOCATIONS: Record<string, Location> = {
  "forest": {"type": "resource", "army": false, "harvest": false, "deactivates": false, "card": "forest", "defense": null, "points": 0},
  "mountain": {"type": "resource", "army": false, "harvest": false, "deactivates": false, "card": "mountain", "defense": null, "points": 0},
  "cave": {"type": "resource", "army": false, "harvest": false, "deactivates": false, "card": "cave", "defense": null, "points": 0},
  "militia": {"type": "military", "army": true, "harvest": false, "deactivates": false, "card": "militia", "defense": null, "points": 0},
  "house": {"type": "cultural", "army": false, "harvest": false, "deactivates": false, "card": "house", "defense": null, "points": 0},
  "traveller": {"type": "civic", "army": false, "harvest": false, "deactivates": false, "card": "traveller", "defense": null, "points": 0},
  "lumber_mill": {"type": "resource", "army": false, "harvest": true, "deactivates": false, "card": "lumber_mill", "defense": 2, "points": 0},
  "quarry": {"type": "resource", "army": false, "harvest": true, "deactivates": false, "card": "quarry", "defense": 2, "points": 0},
  "mine": {"type": "resource", "army": false, "harvest": true, "deactivates": false, "card": "mine", "defense": 2, "points": 0},
  "regular_army": {"type": "military", "army": true, "harvest": false, "deactivates": false, "card": "regular_army", "defense": 3, "points": 1},
  "barracks": {"type": "military", "army": false, "harvest": false, "deactivates": false, "card": "barracks", "defense": 4, "points": 2},
  "blacksmith": {"type": "military", "army": false, "harvest": false, "deactivates": false, "card": "blacksmith", "defense": 4, "points": 2},
  "catapult": {"type": "military", "army": true, "harvest": false, "deactivates": true, "card": "catapult", "defense": 4, "points": 2},
  "training_camp": {"type": "military", "army": false, "harvest": false, "deactivates": false, "card": "training_camp", "defense": 3, "points": 1},
  "watch_tower": {"type": "military", "army": true, "harvest": false, "deactivates": false, "card": "watch_tower", "defense": 4, "points": 2},
  "bazaar": {"type": "economic", "army": false, "harvest": false, "deactivates": true, "card": "bazaar", "defense": 3, "points": 1},
  "market_place": {"type": "economic", "army": false, "harvest": false, "deactivates": false, "card": "market_place", "defense": 4, "points": 2},
  "merchant_guild": {"type": "economic", "army": false, "harvest": false, "deactivates": true, "card": "merchant_guild", "defense": 5, "points": 3},
  "mint": {"type": "economic", "army": false, "harvest": false, "deactivates": false, "card": "mint", "defense": 5, "points": 3},
  "storehouse": {"type": "economic", "army": false, "harvest": false, "deactivates": false, "card": "storehouse", "defense": 3, "points": 1},
  "cathedral": {"type": "cultural", "army": false, "harvest": false, "deactivates": false, "card": "cathedral", "defense": 6, "points": null},
  "festival_hall": {"type": "cultural", "army": false, "harvest": false, "deactivates": false, "card": "festival_hall", "defense": 3, "points": 1},
  "grand_statue": {"type": "cultural", "army": false, "harvest": false, "deactivates": false, "card": "grand_statue", "defense": 4, "points": 2},
  "great_wall": {"type": "cultural", "army": false, "harvest": false, "deactivates": false, "card": "great_wall", "defense": 5, "points": 3},
  "manor": {"type": "cultural", "army": false, "harvest": false, "deactivates": false, "card": "manor", "defense": 4, "points": 2},
  "cemetery": {"type": "civic", "army": false, "harvest": false, "deactivates": true, "card": "cemetery", "defense": 3, "points": 1},
  "church": {"type": "civic", "army": false, "harvest": false, "deactivates": false, "card": "church", "defense": 4, "points": 2},
  "stables": {"type": "civic", "army": false, "harvest": false, "deactivates": false, "card": "stables", "defense": 3, "points": 1},
  "town_hall": {"type": "civic", "army": false, "harvest": false, "deactivates": false, "card": "town_hall", "defense": 5, "points": 3},
  "well": {"type": "civic", "army": false, "harvest": false, "deactivates": false, "card": "well", "defense": 3, "points": 1},
};

export const ABILITIES: Record<string, string> = {
  "forest": "+1 :wood",
  "mountain": "+1 :stone",
  "cave": "+1 :iron",
  "militia": "+1 :strength",
  "house": "+1 :points",
  "traveller": ":reroll",
  "lumber_mill": "+2 :wood",
  "quarry": "+2 :stone",
  "mine": "+2 :iron",
  "regular_army": "+2 :strength",
  "barracks": ":army :place",
  "blacksmith": ":army +1 :strength",
  "catapult": "+3 :strength",
  "training_camp": ":bandits −1 :shield",
  "watch_tower": "+3 :bandit_strength",
  "bazaar": "+1 :wood :stone :iron",
  "market_place": "1 :exchange 2",
  "merchant_guild": ":harvest +1 :in_row",
  "mint": ":resource +1",
  "storehouse": "1 :arrow 3",
  "cathedral": ":cultural 1 :points",
  "festival_hall": "2 :arrow 1 :points",
  "grand_statue": ":stone :iron :arrow :points",
  "great_wall": "+2 :shield :in_row",
  "manor": "+2 :points",
  "cemetery": ":copy :in_row",
  "church": ":copy :die",
  "stables": ":move",
  "town_hall": ":copy :city",
  "well": ":reroll :die",
};
