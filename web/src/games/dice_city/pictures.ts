/** What the pictures beside the rules show: pieces in a line, and signs between them. */
import type { IconName } from "./icons";
import { LOCATIONS, type Location, type Row } from "./view";

interface PlotPiece {
  plot: Location;
  printed?: boolean;
  active?: boolean;
  die?: [Row, number];
}

export type Piece = PlotPiece | { die: [Row, number] } | { icon: IconName } | { text: string };

function location(card: string): Location {
  const found = LOCATIONS[card];
  if (found === undefined) throw new Error(`there is no ${card}`);
  return found;
}

const [FOREST, CAVE, MILITIA, HOUSE, QUARRY] = [
  location("forest"),
  location("cave"),
  location("militia"),
  location("house"),
  location("quarry"),
];
const [ARMY, MINT, MANOR, TOWN_HALL, CATAPULT] = [
  location("regular_army"),
  location("mint"),
  location("manor"),
  location("town_hall"),
  location("catapult"),
];
const CATHEDRAL = { ...location("cathedral"), points: 3 }; // with two more cultural locations beside it

const printed = (plot: Location, die?: [Row, number]): PlotPiece => ({ plot, printed: true, ...(die && { die }) });
const card = (plot: Location, die?: [Row, number]): PlotPiece => ({ plot, ...(die && { die }) });
const off = (plot: Location): PlotPiece => ({ plot, active: false });
const icon = (name: IconName): Piece => ({ icon: name });
const text = (words: string): Piece => ({ text: words });

export const PICTURES: Record<string, Piece[]> = {
  "D-1": [
    { die: ["white", 4] },
    { die: ["yellow", 2] },
    { die: ["red", 6] },
    { die: ["blue", 1] },
    { die: ["black", 3] },
  ],
  "D-2": [printed(FOREST), printed(CAVE), printed(MILITIA), printed(HOUSE)],
  "D-8": [printed(FOREST, ["black", 3]), icon("arrow"), text("+1"), icon("wood")],
  "D-11": [off(MANOR), text("✗")],
  "D-12": [card(MINT, ["white", 2]), icon("arrow"), card(QUARRY, ["red", 5]), icon("arrow"), text("+3"), icon("stone")],
  "D-13": [
    card(TOWN_HALL, ["blue", 4]),
    icon("arrow"),
    card(CATAPULT),
    icon("arrow"),
    off(CATAPULT),
    text("+3"),
    icon("strength"),
  ],
  "D-19": [text("3"), icon("strength"), icon("arrow"), icon("bandits"), icon("arrow"), text("2"), icon("points")],
  "D-20": [text("3"), icon("strength"), icon("arrow"), off(ARMY), icon("arrow"), text("1"), icon("points")],
  "D-23": [icon("stone"), icon("stone"), icon("arrow"), card(QUARRY), icon("arrow"), printed(CAVE)],
  "D-25": [
    text("2×"),
    icon("wood"),
    icon("stone"),
    icon("iron"),
    icon("arrow"),
    icon("ship"),
    text("5"),
    icon("points"),
  ],
  "D-30": [card(CATHEDRAL), card(MANOR), printed(HOUSE), icon("arrow"), text("3 + 2"), icon("points")],
};
