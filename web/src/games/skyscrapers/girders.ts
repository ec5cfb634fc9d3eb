/** The girders printed on a card, by their letters, in the card's own square: across and up from −1 to 1. */
import { pointOn } from "./lattice";
import { BASE_GIRDERS, type Bar, GIRDERS, KINDS, type Kind, type Line, type Place } from "./view";

/** What a card's name says: "upright-LTB-worker" is an upright with three girders and a printed worker. */
export interface Print {
  kind: Kind;
  girders: string;
  printed: boolean;
}

export function printOf(card: string): Print {
  const [kind = "", girders = BASE_GIRDERS, worker] = card.split("-");
  return { kind: KINDS.find((each) => each === kind) ?? "base", girders, printed: worker !== undefined };
}

export function linesOf(girders: string): { letter: string; line: Line }[] {
  return [...girders].flatMap((letter) => (GIRDERS[letter] ? [{ letter, line: GIRDERS[letter] }] : []));
}

/** The girders of a card in space. */
export function barsOf(place: Place, girders: string): Bar[] {
  return linesOf(girders).map(({ line: [u, v, w, t] }): Bar => [pointOn(place, u, v), pointOn(place, w, t)]);
}

const LACING = 0.05; // half the breadth of a girder's web
const PANEL = 0.11; // how long each leg of its zigzag is

/** The zigzag between the rails of a girder, as SVG writes a path. */
export function laced([a, b, c, d]: Line): string {
  const length = Math.hypot(c - a, d - b);
  const panels = Math.max(2, Math.round(length / PANEL));
  const [x, y] = [(c - a) / length, (d - b) / length];
  const corner = (panel: number) => {
    const [along, aside] = [(length * panel) / panels, panel % 2 === 0 ? LACING : -LACING];
    return `${(a + x * along - y * aside).toFixed(3)} ${(b + y * along + x * aside).toFixed(3)}`;
  };
  return `M${Array.from({ length: panels + 1 }, (_, panel) => corner(panel)).join("L")}`;
}
