import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Moves } from "./protocol";
import { Wire, bid, line, moves, position, snapshot } from "./testing";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const { Table } = await import("./table.svelte");

const LOST = 9; // a film that the server has no more
let wire: Wire;
let table: InstanceType<typeof Table>;
let fetched: number[];

const tell = (message: unknown) => wire.tell(message);
const sent = (type: string) => wire.sent(type);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [wire, fetched] = [new Wire(), []];
  table = new Table("t", {
    open: () => wire,
    later: () => () => undefined,
    motion(of) {
      fetched.push(of);
      return of === LOST ? Promise.reject(new Error("gone")) : Promise.resolve(new ArrayBuffer(4));
    },
    isGone: () => Promise.resolve(null),
  });
  wire.onopen?.();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

describe("what only one's own hand can carry out", () => {
  const path = [[0, 0, 0, 0]];
  beforeEach(() => {
    table.hand.isNeeded = ({ cards }) => cards === 2;
    tell(snapshot(position(1, [bid(1), bid(2)])));
  });

  it("is taken into it first, and played with the path that it went", async () => {
    await table.attempt({ do: "bid", cards: 2 });
    expect([sent("play"), table.hand.holds?.action]).toEqual([[], { do: "bid", cards: 2 }]);
    void table.hand.handOver(path);
    expect(sent("play")).toMatchObject([{ action: { do: "bid", cards: 2 }, path }]);
    expect(table.hand.holds).toBeNull();
  });

  it("is not played when it was put back, nor when something else was chosen or has happened", async () => {
    await table.attempt({ do: "bid", cards: 2 });
    await table.hand.handOver(null);
    expect([sent("play"), table.hand.holds]).toEqual([[], null]);
    await table.attempt({ do: "bid", cards: 2 });
    tell(moves(1, position(2, [bid(1)])));
    expect(table.hand.holds).toBeNull();
    void table.attempt({ do: "bid", cards: 1 });
    expect(sent("play")[0]).not.toHaveProperty("path");
  });

  it("is never played by itself", async () => {
    tell(moves(1, position(2, [bid(2)], { by_itself: true })));
    await vi.advanceTimersByTimeAsync(3000);
    expect([sent("play"), table.hand.holds?.action]).toEqual([[], { do: "bid", cards: 2 }]);
  });
});

describe("a film", () => {
  const filmed = (since: number, ...more: Partial<LogLine>[]): Moves => ({
    ...moves(since, position(since + 1 + more.length, [bid(1)])),
    log: [
      { ...line(since + 1, null), motion: true },
      ...more.map((each, n) => ({ ...line(since + 2 + n, null), ...each })),
    ],
  });
  beforeEach(() => {
    table.films.wanted = true;
    tell(snapshot(position(1, [], { hand_at_work: true })));
  });

  it("is shown before anything is told that came of it, or comes after", async () => {
    tell(filmed(1));
    tell(moves(2, position(3, [bid(1)])));
    await settle();
    expect([fetched, table.now?.line, table.films.showing?.after.line]).toEqual([[2], 1, 2]);
    table.films.end();
    await settle();
    expect([table.films.showing, table.now?.line]).toEqual([null, 2]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(table.now?.line).toBe(3);
  });

  it("that cannot be had, or that a board cannot show, holds nothing up", async () => {
    table.films.wanted = false;
    tell(filmed(1));
    await settle();
    expect([fetched, table.now?.line]).toEqual([[], 2]);
    table.films.wanted = true;
    tell(filmed(2, {}, {}, {}, {}, {}));
    tell(filmed(8));
    await settle();
    table.films.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect([fetched, table.now?.line]).toEqual([[3, LOST], 9]);
  });

  it("is left out for whoever has several to catch up on, or looks at something else", async () => {
    tell(filmed(1, { motion: true }));
    await settle();
    expect([fetched, table.now?.line]).toEqual([[], 3]);
    table.past = position(1, []);
    tell(filmed(3));
    await settle();
    expect([fetched, table.now?.line]).toEqual([[], 4]);
  });

  it("can be seen again until somebody decides something", async () => {
    tell(filmed(1, {}));
    await settle();
    table.films.end();
    await settle();
    expect([table.films.last, table.films.endOf(2)]).toEqual([2, 3]);
    tell({ ...moves(3, position(4, [])), log: [line(4, 0)] });
    await settle();
    expect(table.films.last).toBeNull();
  });
});
