/** The colours of the site, taken from the page; numbers for the shaders travel as colours, too. */
import { Color } from "three";
import { paint } from "../../three/paint";
import { type Kind, SEATS } from "./view";

export interface Paints {
  ink: Color;
  grass: Color;
  web: Color;
  amber: Color;
  faint: Color;
  girder: Color;
  rivet: Color;
  helmet: Color;
  card: (kind: Kind) => Color;
  /** Of a seat; what belongs to nobody is as plain as a card. */
  owner: (seat: number | null) => Color;
  length: (units: number) => Color;
  spot: (size: number) => Color;
  cell: (dashed: boolean, outlined: boolean) => Color;
  /** What is left of colours where no light comes. */
  dusk: Color;
}

const OUTLINE = 0.025; // of a slot, in units
const BORDER = 0.09; // of a cell, of its half side

export function paints(): Paints {
  const plate = paint("plate");
  const [floor, universal, girder] = ["floor", "universal", "girder"].map(paint) as [Color, Color, Color];
  const seats = Array.from({ length: SEATS }, (_, seat) => paint(`seat-${String(seat)}`));
  const cards: Record<Kind, Color> = { base: plate, upright: plate, floor, universal, deck: girder };
  return {
    ink: paint("ink"),
    grass: paint("grass"),
    web: plate,
    amber: paint("amber"),
    faint: paint("faint"),
    girder,
    rivet: girder,
    helmet: paint("helmet"),
    card: (kind) => cards[kind],
    owner: (seat) => (seat === null ? plate : (seats[seat % SEATS] as Color)),
    length: (units) => new Color(units, 0, 0),
    spot: (size) => new Color(size, 0, OUTLINE),
    cell: (dashed, outlined) => new Color(0, dashed ? 1 : 0, outlined ? BORDER : 0),
    dusk: paint("dusk"),
  };
}
