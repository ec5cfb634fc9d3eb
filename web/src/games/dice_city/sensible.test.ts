import { describe, expect, it } from "vitest";
import { sensiblePlots } from "./sensible";
import { LOCATIONS, type Location, type Plot } from "./view";

const BOARD = [
  "forest mountain cave forest mountain cave",
  "mountain militia house traveller militia forest",
  "cave militia traveller militia house mountain",
  "forest house militia traveller militia cave",
  "mountain cave forest mountain cave forest",
];

function city(built: Record<string, string> = {}): { city: Plot[][] } {
  const plot = (card: string, at: string): Plot => ({
    ...(LOCATIONS[built[at] ?? card] as Location),
    printed: built[at] === undefined,
    active: true,
    die: false,
    gives: {},
    target: false,
  });
  return {
    city: BOARD.map((row, down) =>
      row.split(" ").map((card, across) => plot(card, `${String(down)} ${String(across)}`)),
    ),
  };
}

const flat = (points: number) => BOARD.map(() => [points, points, points, points, points, points]);
const sorted = (plots: Set<string>) => [...plots].sort();

describe("the plots that are lit first", () => {
  it("lie where what is covered gives the same in small, and away from the edge", () => {
    expect(sorted(sensiblePlots(city(), "quarry", flat(0)))).toEqual(["black-1", "black-4", "white-2", "white-5"]);
  });

  it("are those of soldiers for an army", () => {
    const soldiers = ["blue-3", "blue-5", "red-2", "red-4", "yellow-2", "yellow-5"];
    expect(sorted(sensiblePlots(city(), "regular_army", flat(1)))).toEqual(soldiers);
  });

  it("leave one's own buildings alone as long as there is open ground", () => {
    const built = Object.fromEntries(["0 1", "0 4", "4 3"].map((at) => [at, "quarry"]));
    const first = sensiblePlots(city(built), "quarry", flat(0));
    expect(["white-2", "white-5", "black-4"].filter((plot) => first.has(plot))).toEqual([]);
  });

  it("are those that bring the most points", () => {
    const brings = flat(1);
    brings[2] = [3, 3, 3, 3, 2, 3];
    const first = sensiblePlots(city(), "cathedral", brings);
    expect([...first].every((plot) => plot.startsWith("red-"))).toBe(true);
    expect(first.has("red-5")).toBe(false);
  });

  it("lie beside what a card works with on its row", () => {
    const first = sensiblePlots(city({ "3 0": "mine", "3 5": "quarry" }), "merchant_guild", flat(3));
    expect([...first].every((plot) => plot.startsWith("blue-"))).toBe(true);
  });
});
