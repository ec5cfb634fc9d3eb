import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Wire, bid, moves, position, seats, snapshot } from "./testing";

vi.hoisted(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const { Table } = await import("./table.svelte");
const { settings } = await import("./settings.svelte");

let wire: Wire;
let table: InstanceType<typeof Table>;

const tell = (message: unknown) => wire.tell(message);
const sent = (type: string) => wire.sent(type);
const accept = (to: number) => wire.accept(to);

/** Let everything that waits for an answer go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  settings.autoplay = true;
  wire = new Wire();
  table = new Table("t", {
    open: () => wire,
    later: () => () => undefined,
    motion: () => Promise.reject(new Error("nothing moves here")),
    isGone: () => Promise.resolve(null),
  });
  wire.onopen?.();
});

afterEach(() => {
  table.leave();
  vi.useRealTimers();
});

describe("a move", () => {
  it("is sent with the length of the log it was chosen at, once, however often one clicks", () => {
    tell(snapshot(position(1, [bid(1), bid(2)])));
    void table.attempt({ do: "bid", cards: 2 });
    void table.attempt({ do: "bid", cards: 2 });
    expect(sent("play")).toMatchObject([{ at: 1, seat: 0, action: { do: "bid", cards: 2 } }]);
  });

  it("is over when its position is here, whichever comes first", async () => {
    tell(snapshot(position(1, [bid(1), bid(2)])));
    void table.attempt({ do: "bid", cards: 2 });
    accept(2);
    await settle();
    expect(table.sending).toBe(true);
    tell(moves(1, position(2, [], { to_move: 1 })));
    await settle();
    expect(table.sending).toBe(false);
  });

  it("that is not possible is asked about instead of played", async () => {
    tell(snapshot(position(1, [bid(1), bid(2)])));
    void table.attempt({ do: "bid", cards: 5 });
    tell({ type: "reason", id: sent("why")[0]?.["id"], say: { message: "towers-why-bid-higher", rule: "T-12" } });
    await settle();
    expect(sent("play")).toEqual([]);
    expect(table.refusal?.rule).toBe("T-12");
  });
});

describe("the only way on inside a decision", () => {
  const only = position(1, [bid(0)], { by_itself: true });

  it("is taken by itself after a beat", () => {
    tell(snapshot(only));
    expect(sent("play")).toEqual([]);
    vi.advanceTimersByTime(800);
    expect(sent("play")).toHaveLength(1);
  });

  it("waits for a hand when the reader wants it so", () => {
    settings.autoplay = false;
    tell(snapshot(only));
    vi.advanceTimersByTime(5000);
    expect(sent("play")).toEqual([]);
  });

  it("waits for a hand when the server does not say that it may be taken: it could end the turn", () => {
    tell(snapshot(position(1, [bid(0)])));
    vi.advanceTimersByTime(5000);
    expect(sent("play")).toEqual([]);
  });

  it("is not taken while somebody looks at the past", async () => {
    tell(snapshot(only));
    void table.look(0);
    tell({ type: "looked", id: sent("look")[0]?.["id"], position: position(0, []) });
    await settle();
    vi.advanceTimersByTime(5000);
    expect(sent("play")).toEqual([]);
    table.backToNow();
    vi.advanceTimersByTime(800);
    expect(sent("play")).toHaveLength(1);
  });
});

describe("something to be looked at", () => {
  const seen = { message: "blueprints-board-look" };
  const before = position(1, [], { to_move: 1, can_undo: [0], scores: [3, 4] });

  beforeEach(() => {
    table.knows = { sight: (earlier, later) => (earlier.line < 2 && later.line === 2 ? seen : null) };
    tell(snapshot(before));
    tell(moves(1, position(2, [bid(0), bid(1)], { scores: [9, 4] })));
  });

  it("is on the board, and nothing is told, asked or offered beside it", () => {
    expect(table.sight?.say).toEqual(seen);
    expect(table.position?.line).toBe(2);
    expect(table.scores).toEqual([3, 4]);
    expect(table.told?.log).toHaveLength(1);
    expect([table.myTurn, table.choices, table.now?.can_undo, table.atWork]).toEqual([false, [], [], null]);
  });

  it("waits for its reader, and what comes after it waits, too, one beat after the other", () => {
    tell(moves(2, position(3, [])));
    tell(moves(3, position(4, [], { over: true })));
    tell({ type: "people", phase: "over", seats, next_table: null, speed: "calm" });
    vi.advanceTimersByTime(60_000);
    expect([table.told?.position?.line, table.told?.phase]).toEqual([1, "playing"]);
    table.goOn();
    expect([table.sight, table.now?.line, table.scores]).toEqual([null, 2, [9, 4]]);
    vi.advanceTimersByTime(800);
    expect(table.now?.line).toBe(3);
    vi.advanceTimersByTime(800);
    expect([table.now?.line, table.told?.phase, table.told?.log.length]).toEqual([4, "over", 4]);
  });

  it("is not passed over when the line breaks meanwhile, nor when everything is told anew with it", () => {
    tell(snapshot(position(2, [bid(0), bid(1)])));
    expect(table.sight?.say).toEqual(seen);
    table.goOn();
    vi.advanceTimersByTime(800);
    expect(table.now?.choices).toHaveLength(2);
    tell(snapshot(before));
    tell(snapshot(position(2, [], { over: true })));
    expect(table.sight?.position.over).toBe(true);
  });

  it("leaves the past alone while somebody leafs through it", async () => {
    void table.look(0);
    tell({ type: "looked", id: sent("look")[0]?.["id"], position: position(0, []) });
    await settle();
    expect(table.position?.line).toBe(0);
    table.backToNow();
    expect(table.position?.line).toBe(2);
  });
});

describe("taking back", () => {
  it("is asked for once, and nothing goes on by itself after it", async () => {
    tell(snapshot(position(1, [], { to_move: 1, can_undo: [0] })));
    void table.undo();
    tell(moves(1, position(2, [bid(0)], { by_itself: true })));
    accept(2);
    await settle();
    vi.advanceTimersByTime(5000);
    expect(sent("undo")).toHaveLength(1);
    expect(sent("play")).toEqual([]);
  });

  it("that is not possible is answered with its reason", () => {
    tell(snapshot(position(1, [bid(0)], { cannot_undo: { message: "match-cannot-undo-others" } })));
    void table.undo();
    expect(sent("undo")).toEqual([]);
    expect(table.refusal?.message).toBe("match-cannot-undo-others");
  });
});

it("the last turn is shown again step by step, and then the present", async () => {
  tell(snapshot(position(1, [bid(0), bid(1)])));
  void table.looking.replayLastTurn();
  for (const at of [0, 1]) {
    await settle();
    expect(sent("look").at(-1)).toMatchObject({ line: at });
    tell({ type: "looked", id: sent("look").at(-1)?.["id"], position: position(at, []) });
    await settle();
    expect(table.past?.line).toBe(at);
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(table.past).toBeNull();
});
