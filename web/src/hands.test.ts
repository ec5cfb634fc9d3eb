import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine, Moves } from "./protocol";
import { Wire, bid, line, moves, position, seats, snapshot } from "./testing";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const { Table } = await import("./table.svelte");

const LOST = 9; // a film that the server has no more
const NEVER = new Promise<ArrayBuffer>(() => undefined);
let wire: Wire;
let table: InstanceType<typeof Table>;
let fetched: number[];
let hangs: boolean;

const tell = (message: unknown) => wire.tell(message);
const sent = (type: string) => wire.sent(type);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  [wire, fetched, hangs] = [new Wire(), [], false];
  table = new Table("t", {
    open: () => wire,
    later: () => () => undefined,
    motion(of) {
      fetched.push(of);
      if (hangs) return NEVER;
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
  const fell = { action: { do: "fell" } };
  beforeEach(() => {
    table.films.matters = (lines) => lines.some(({ action }) => action?.["do"] === "fell");
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

  it("is shown when everything is told anew with it, as to neighbours at one screen, or when the match is over by it", async () => {
    const { log } = filmed(1, fell);
    const anew = { ...snapshot(position(3, [], { over: true })), phase: "over", log: [line(1, 1), ...log] };
    tell(anew);
    await settle();
    expect([fetched, table.told?.phase, table.films.showing?.lines]).toEqual([[2], "playing", log]);
    table.films.end();
    await settle();
    expect([table.told?.phase, table.now?.line]).toEqual(["over", 3]);
    tell(anew);
    await settle();
    expect(fetched).toEqual([2]);
  });

  it("that cannot be had, or that a board cannot show, holds nothing up", async () => {
    const { matters } = table.films;
    table.films.matters = null;
    tell(filmed(1));
    await settle();
    expect([fetched, table.now?.line, table.films.possible]).toEqual([[], 2, false]);
    table.films.matters = matters;
    tell(filmed(2, {}, {}, {}, {}, {}));
    tell(filmed(8));
    await settle();
    table.films.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect([fetched, table.now?.line]).toEqual([[3, LOST], 9]);
  });

  it("that never comes is not waited for", async () => {
    hangs = true;
    tell(filmed(1));
    await vi.advanceTimersByTimeAsync(3900);
    expect([fetched, table.now?.line]).toEqual([[2], 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect([table.films.showing, table.now?.line]).toEqual([null, 2]);
    tell(moves(2, position(3, [bid(1)])));
    expect(table.now?.line).toBe(3);
  });

  it("that has not come yet is not waited for by whoever looks elsewhere", async () => {
    hangs = true;
    tell(filmed(1));
    void table.show(0);
    tell({ type: "looked", id: sent("look")[0]?.["id"], position: position(0, []) });
    await settle();
    expect([table.past?.line, table.told?.position?.line]).toEqual([0, 2]);
  });

  it("gives way to the next one", async () => {
    const lines = [{ ...line(2, null), motion: true }];
    const [first, second] = [position(2, []), position(3, [])];
    const seen: number[] = [];
    void table.films.show(lines, position(1, []), first).then(() => seen.push(2));
    await settle();
    expect(table.films.showing?.after).toEqual(first);
    void table.films.show(lines, first, second).then(() => seen.push(3));
    await settle();
    expect([table.films.showing?.after, seen]).toEqual([second, [2]]);
    table.films.end();
    await settle();
    expect([table.films.showing, seen]).toEqual([null, [2, 3]]);
  });

  it("is left out when more has happened already, unless something came of it", async () => {
    tell(filmed(1));
    tell(filmed(2));
    tell(filmed(3, fell));
    tell(filmed(5));
    await settle();
    table.films.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect([fetched, table.now?.line]).toEqual([[2, 4], 3]);
    table.films.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect([fetched, table.films.showing?.after.line]).toEqual([[2, 4, 6], 6]);
  });

  it("is not left out because somebody comes or goes", async () => {
    tell(filmed(1));
    tell(filmed(2));
    tell({ type: "people", phase: "playing", seats, next_table: null, speed: "calm" });
    await settle();
    table.films.end();
    await vi.advanceTimersByTimeAsync(3000);
    expect(fetched).toEqual([2, 3]);
  });

  it("now and then does not leave its reader behind, however fast bots are", async () => {
    const behind: number[] = [];
    let since = 1;
    for (let tenth = 0; tenth < 250; tenth += 1) {
      const news =
        tenth % 50 === 0
          ? filmed(since, fell)
          : tenth % 5 === 0
            ? filmed(since)
            : moves(since, position(since + 1, []));
      since = news.position.line;
      tell(news);
      await vi.advanceTimersByTimeAsync(100);
      if (tenth % 50 === 25) table.films.end();
      if (tenth % 50 === 49) behind.push(since - (table.now?.line ?? 0));
    }
    expect(Math.max(...behind)).toBeLessThan(15); // tenths of a second
    expect(fetched.length).toBeGreaterThanOrEqual(5);
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

  it("is not asked for where there are none, as in a file: its end is shown without delay", async () => {
    const around = {
      open: () => wire,
      later: () => () => undefined,
      motion: null,
      isGone: () => Promise.resolve(null),
    };
    const recorded = new Table("f", around);
    recorded.films.matters = () => true;
    wire.onopen?.();
    tell(snapshot(position(1, [], { hand_at_work: true })));
    tell(filmed(1, fell, {}));
    await settle();
    expect([recorded.films.possible, recorded.films.last?.[0]?.line, recorded.now?.line]).toEqual([false, 2, 4]);
    expect([await recorded.films.replay(2), sent("look")]).toEqual([4, []]);
    recorded.leave();
  });

  describe("from which something came can be seen again", () => {
    const decided = (since: number, seat: number, turn: number): Moves => ({
      ...moves(since, position(since + 1, [])),
      log: [{ ...line(since + 1, seat), turn }],
    });
    const lastSeen = () => table.films.last?.map((each) => each.line);
    const hear = async (news: unknown) => {
      tell(news);
      await settle();
      table.films.end();
      await vi.advanceTimersByTimeAsync(3000);
    };

    it("by who plays, however much others do, until they decide something themselves", async () => {
      expect(table.mine).toEqual([0]);
      await hear(filmed(1, fell));
      expect([lastSeen(), table.films.endOf(2)]).toEqual([[2, 3], 3]);
      await hear(decided(3, 1, 2));
      await hear(filmed(4));
      expect(lastSeen()).toEqual([2, 3]);
      await hear(decided(5, 0, 3));
      expect(lastSeen()).toBeUndefined();
    });

    it("by who watches, until the turn after the next begins", async () => {
      tell({
        ...snapshot(position(1, [], { hand_at_work: true })),
        seats: seats.map((seat) => ({ ...seat, mine: false })),
      });
      expect(table.mine).toEqual([]);
      await hear(filmed(1, fell));
      await hear(decided(3, 1, 2));
      expect(lastSeen()).toEqual([2, 3]);
      await hear(decided(4, 0, 3));
      expect(lastSeen()).toBeUndefined();
    });

    it("by who looks back, wherever in its turn it was", async () => {
      await hear(filmed(1, fell));
      await hear(decided(3, 0, 1));
      table.past = position(4, []);
      expect(lastSeen()).toEqual([2, 3]);
      table.past = position(1, []);
      expect(lastSeen()).toBeUndefined();
    });
  });
});
