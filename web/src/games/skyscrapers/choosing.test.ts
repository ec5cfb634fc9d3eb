import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import { nearest } from "./anchors";
import { chancesOf, isHinted, standAt, standing } from "./choosing";
import { offersOf } from "./offers";
import type { Player, Slot, View, Worker } from "./view";
import { bestOf, grouped } from "./viewing";

const choice = (action: Record<string, unknown>): Choice => ({ seat: 0, action, say: { message: "" } });
const worker = (number: number, cell: string): Worker => ({
  worker: number,
  where: "site",
  cell,
  card: null,
  level: null,
  trapped: false,
  lying: false,
});
const player = (...workers: Worker[]): Player => ({
  score: 0,
  out: false,
  hand: 0,
  bases: 0,
  cards: null,
  reserve: 0,
  workers,
  lines: [],
});
const slot: Slot = { slot: "z@1,0,2", normal: "z", x: 1, y: 0, z: 2, points: 3, turnings: [] };
const view = {
  seat: 0,
  players: [player(worker(1, "1,0,0"), worker(2, "1,0,0")), player(worker(1, "0,0,2"))],
  slots: [slot],
} as View;

const HIRE = choice({ do: "hire", cell: "0,0,0" });
const WORKER = choice({ do: "worker", worker: 2 });

describe("what may be touched", () => {
  it("are the cells of hiring only when somebody hires", () => {
    const offers = offersOf(view, [HIRE, WORKER]);
    expect(chancesOf(view, offers, false).map(({ key }) => key)).toEqual(["worker 2"]);
    expect(chancesOf(view, offers, true).map(({ key }) => key)).toEqual(["hire 0,0,0", "worker 2"]);
  });

  it("is also somebody trapped, as long as a worker could be chosen, for there is a reason to be told", () => {
    const trapped = { ...worker(3, "1,0,2"), trapped: true };
    const caught = { ...view, players: [player(trapped)] };
    expect(chancesOf(caught, offersOf(caught, [HIRE]), false).map(({ key }) => key)).toEqual(["worker 3"]);
    expect(chancesOf(caught, offersOf(caught, []), false)).toEqual([]);
  });

  it("hiring needs no asking when there is nothing else", () => {
    expect(offersOf(view, [HIRE, choice({ do: "brace" })]).onlyHires).toBe(true);
    expect(offersOf(view, [HIRE, WORKER]).onlyHires).toBe(false);
    expect(offersOf(view, []).onlyHires).toBe(false);
  });

  it("are the slots that are offered, with their points", () => {
    const [chance] = chancesOf(view, offersOf(view, [choice({ do: "slot", slot: "z@1,0,2" })]), false);
    expect(chance).toMatchObject({ text: "3", slot: "z@1,0,2", height: 2, action: { do: "slot", slot: "z@1,0,2" } });
    expect(offersOf(view, []).slots).toEqual([]);
  });

  it("free steps are told apart from moves", () => {
    const targets = [choice({ do: "shift", cell: "1,0,2" }), choice({ do: "move", cell: "0,0,2" })];
    expect(chancesOf(view, offersOf(view, targets), false).map(({ look }) => look)).toEqual(["free", "cell"]);
  });

  it("show the hint where it points", () => {
    const [chance] = chancesOf(view, offersOf(view, [WORKER]), false);
    expect(chance && isHinted(chance, WORKER)).toBe(true);
    expect(chance && isHinted(chance, HIRE)).toBe(false);
    expect(chance && isHinted(chance, null)).toBe(false);
  });
});

it("workers who share a cell stand beside each other within it", () => {
  const all = standing(view);
  const [one = [], other = [], alone] = all.map((each) => standAt(each, all));
  expect(one).not.toEqual(other);
  for (const [x = 0, y = 0] of [one, other]) {
    expect(Math.floor(x)).toBe(1);
    expect(Math.floor(y)).toBe(0);
  }
  expect(alone).toEqual([0.5, 0.5, 2]);
});

it("the nearest mark within reach is meant", () => {
  const places: [string, { x: number; y: number; depth: number }][] = [
    ["a", { x: 0, y: 0, depth: 0 }],
    ["b", { x: 30, y: 0, depth: 0 }],
  ];
  expect(nearest(places, 20, 0, 34)).toBe("b");
  expect(nearest(places, 10, 0, 34)).toBe("a");
  expect(nearest(places, 200, 0, 34)).toBeNull();
});

it("a hand is grouped by kind, base cards first", () => {
  expect(grouped(["upright-V-worker", "deck-VDE", "base", "floor-VH", "base"])).toEqual([
    { kind: "base", cards: ["base", "base"] },
    { kind: "upright", cards: ["upright-V-worker"] },
    { kind: "deck", cards: ["deck-VDE"] },
    { kind: "floor", cards: ["floor-VH"] },
  ]);
});

it("the best turning of a slot is the first with most points", () => {
  const turning = (girders: string, points: number) => ({ girders, points, bars: [], connected: "", doubled: false });
  const slot = {
    slot: "",
    normal: "z",
    x: 0,
    y: 0,
    z: 2,
    points: 2,
    turnings: [turning("L", 1), turning("R", 2), turning("T", 2)],
  } as const;
  expect(bestOf({ ...slot, turnings: [...slot.turnings] })?.girders).toBe("R");
});
