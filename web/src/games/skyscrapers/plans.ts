/** The building as flat drawings, one plan for each height: what lies there, and what stands up from there. */
import { type Placed, nearest } from "./anchors";
import type { Chance } from "./choosing";
import { cellOf, footOf, placeOf, topOf } from "./lattice";
import type { Place, Standing } from "./view";
import type { Standee } from "./viewing";

export interface Plan {
  height: number;
  lying: { card: Standing; number: number }[];
  /** Cut by the plan: their foot is here or just below. */
  standing: { card: Standing; number: number }[];
  workers: Standee[];
  chances: Chance[];
}

/** Higher plans come first, as they stand. Heights where nothing lies, nobody stands and nothing may be done are left out. */
export function plansOf(cards: Standing[], workers: Standee[], chances: Chance[]): Plan[] {
  const heights = new Set([
    0,
    ...cards.filter(({ normal }) => normal === "z").map(({ z }) => z),
    ...chances.map(({ height }) => height),
  ]);
  return [...heights]
    .sort((one, other) => other - one)
    .map((height) => {
      const numbered = cards.map((card, number) => ({ card, number }));
      return {
        height,
        lying: numbered.filter(({ card }) => card.normal === "z" && card.z === height),
        standing: numbered.filter(({ card }) => card.normal !== "z" && footOf(card) <= height && topOf(card) > height),
        workers: workers.filter(({ cell }) => cellOf(cell).z === height),
        chances: chances.filter((chance) => chance.height === height),
      };
    });
}

/** The height at which most can be chosen, the highest of them; workers can be chosen anywhere and do not count. */
export function busiest(plans: Plan[]): number | undefined {
  const counted = plans.map(({ height, chances }) => ({
    height,
    count: chances.filter(({ who }) => who === undefined).length,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? undefined : counted.find(({ count }) => count === most)?.height;
}

/** What the plans show of the site, the same in all: west, south, breadth, depth. */
export interface Window {
  west: number;
  south: number;
  breadth: number;
  depth: number;
}

export function windowOf(cards: Place[], chances: Chance[]): Window {
  const places = [...cards, ...chances.map(({ at: [x, y] }) => ({ x, y }))];
  const span = (values: number[]) => [Math.min(...values) - 1.5, Math.max(...values) + 1.5] as const;
  const [[west, east], [south, north]] = [span(places.map(({ x }) => x)), span(places.map(({ y }) => y))];
  return { west, south, breadth: east - west, depth: north - south };
}

const ASIDE = 0.45;

/** Where its button is: on its cell, in the middle of a lying slot, or along a standing one, beside any other. */
export function spotOf({ slot, at: [x, y] }: Chance): [number, number] {
  const normal = slot === undefined ? "z" : placeOf(slot).normal;
  return [x + (normal === "y" ? ASIDE : 0), y + (normal === "x" ? ASIDE : 0)];
}

/** A standing card from above: a line along its foot. */
export function lineOf({ normal, x, y }: Place): [number, number, number, number] {
  return normal === "x" ? [x, y - 1, x, y + 1] : [x - 1, y, x + 1, y];
}

const NEAR = 30; // pixels around a button that count as it

/** What is meant by a point of the screen: the chance on the plans whose button is nearest, by its key. */
export function keyOnPlans(board: HTMLElement, x: number, y: number): string | null {
  const offers = [...board.querySelectorAll<HTMLElement>("[data-chance]")].map((element): [string, Placed] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [element.dataset["chance"] ?? "", { x: left + width / 2, y: top + height / 2, depth: 0 }];
  });
  return nearest(offers, x, y, NEAR);
}
