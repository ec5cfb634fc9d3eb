import { describe, expect, it } from "vitest";
import { barsOf, laced, linesOf, printOf } from "./girders";
import { placeOf } from "./lattice";
import { GIRDERS } from "./view";

describe("a card's name", () => {
  it("says its kind, its girders and whether a worker is printed", () => {
    expect(printOf("upright-LTB-worker")).toEqual({ kind: "upright", girders: "LTB", printed: true });
    expect(printOf("deck-VDE")).toEqual({ kind: "deck", girders: "VDE", printed: false });
  });

  it.each(["base", "start"])("%s is that of a base card", (card) => {
    expect(printOf(card)).toEqual({ kind: "base", girders: "BV", printed: false });
  });
});

it("every girder runs through three ports: two ends and the middle between them", () => {
  for (const [u, v, w, t] of Object.values(GIRDERS)) {
    for (const port of [u, v, w, t, (u + w) / 2, (v + t) / 2]) expect([-1, 0, 1]).toContain(port);
    expect(Math.hypot(w - u, t - v)).toBeGreaterThanOrEqual(2);
  }
});

it("girders are found in space as the server tells them", () => {
  expect(barsOf(placeOf("x@-1,0,1"), "BV")).toEqual([
    [
      [-1, -1, 0],
      [-1, 1, 0],
    ],
    [
      [-1, 0, 0],
      [-1, 0, 2],
    ],
  ]);
});

it("letters that are no girder are passed over", () => {
  expect(linesOf("LX*").map(({ letter }) => letter)).toEqual(["L"]);
});

it("the lacing runs from end to end of its girder", () => {
  const corners = laced([-1, 0, 1, 0])
    .slice(1)
    .split("L")
    .map((corner) => corner.split(" ").map(Number));
  expect(corners[0]?.[0]).toBe(-1);
  expect(corners.at(-1)?.[0]).toBe(1);
  expect(new Set(corners.map(([, y]) => Math.abs(y ?? 0)))).toEqual(new Set([0.05]));
});
