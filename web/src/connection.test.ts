import { beforeEach, describe, expect, it } from "vitest";
import { Connection, type LineState, type Socket, joined, waitAfter } from "./connection";
import type { ChatLine, FromServer, LogLine, Moves, Position, Say, Snapshot } from "./protocol";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let sinces: (number | null)[];
let timers: { at: number; act: () => void }[];
let now: number;
let heard: FromServer[];
let states: LineState[];
let gone: Say | null;
let connection: Connection;

const latest = () => sockets.at(-1) as FakeSocket;
const line = (number: number): LogLine => ({
  line: number,
  seat: 0,
  undo: false,
  again: false,
  turn: 1,
  notes: [],
  scores: null,
  motion: false,
  action: null,
  say: null,
});
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, step) => line(from + step + 1));
const moves = (since: number, to: number): Moves => ({
  type: "moves",
  since,
  log: lines(since, to),
  position: { line: to } as Position,
  seed: null,
});
const snapshot = (length: number) => ({ type: "snapshot", log: lines(0, length), chat: [] as ChatLine[] }) as Snapshot;
const chat = (number: number) => ({ type: "chat", line: { number, name: "Zuza", seat: 0, text: "!" } });

function pass(milliseconds: number): void {
  now += milliseconds;
  const due = timers.filter((timer) => timer.at <= now);
  timers = timers.filter((timer) => timer.at > now);
  due.forEach((timer) => timer.act());
}

beforeEach(() => {
  [sockets, sinces, timers, heard, states] = [[], [], [], [], []];
  [now, gone] = [0, null];
  connection = new Connection(
    {
      open(since) {
        sinces.push(since);
        sockets.push(new FakeSocket());
        return latest();
      },
      later(milliseconds, act) {
        const timer = { at: now + milliseconds, act };
        timers.push(timer);
        return () => (timers = timers.filter((each) => each !== timer));
      },
      motion: () => Promise.reject(new Error("nothing moves here")),
      isGone: () => Promise.resolve(gone),
    },
    { received: (message) => heard.push(message), lineChanged: (state) => states.push(state) },
  );
  connection.connect();
});

describe("a message", () => {
  it("is sent when the line opens, and its answer comes back to whoever asked", async () => {
    const answer = connection.ask({ type: "chat", text: "hello" });
    expect(latest().sent).toEqual([]);
    latest().onopen?.();
    const id = latest().sent[0]?.["id"];
    latest().hear({ type: "accepted", id, line: 3 });
    expect(await answer).toEqual({ type: "accepted", id, line: 3 });
    expect(connection.unanswered).toBe(0);
  });

  it("is sent again with the same id after the line broke, and in the same order", () => {
    latest().onopen?.();
    void connection.ask({ type: "chat", text: "one" });
    void connection.ask({ type: "chat", text: "two" });
    const first = latest().sent;
    latest().onclose?.();
    pass(waitAfter(0));
    latest().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(latest().sent).toEqual(first);
    expect(first.map((each) => each["text"])).toEqual(["one", "two"]);
  });

  it("is not sent again once it was answered, refusals included", () => {
    latest().onopen?.();
    void connection.ask({ type: "chat", text: "one" });
    latest().hear({ type: "refused", id: latest().sent[0]?.["id"], code: "illegal", say: { message: "x" }, line: 0 });
    latest().onclose?.();
    pass(waitAfter(0));
    latest().onopen?.();
    expect(latest().sent).toEqual([]);
  });

  it("is sent again with the same id while the server's database is away", () => {
    latest().onopen?.();
    void connection.ask({ type: "chat", text: "one" });
    const first = [...latest().sent];
    latest().hear({ type: "refused", id: first[0]?.["id"], code: "away", say: { message: "x" }, line: 0 });
    expect(heard).toEqual([]);
    expect(connection.unanswered).toBe(1);
    pass(2_000);
    expect(latest().sent).toEqual([...first, ...first]);
  });

  it("has an id the server accepts", () => {
    latest().onopen?.();
    void connection.ask({ type: "chat", text: "one" });
    expect(latest().sent[0]?.["id"]).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });
});

describe("a lost line", () => {
  it("is opened again after longer and longer waits, up to a few seconds", () => {
    expect([0, 1, 2, 3, 10].map(waitAfter)).toEqual([500, 1000, 2000, 3000, 3000]);
    for (const failures of [0, 1, 2]) {
      latest().onclose?.();
      pass(waitAfter(failures) * 0.75 - 1);
      expect(sockets).toHaveLength(failures + 1);
      pass(waitAfter(failures) * 0.25 + 1);
      expect(sockets).toHaveLength(failures + 2);
    }
    expect(states).toEqual(["lost"]);
  });

  it("is tried anew when the server never picks up", () => {
    pass(8_000);
    expect(states).toEqual(["lost"]);
    pass(waitAfter(0));
    expect(sockets).toHaveLength(2);
  });

  it("asks for what happened since the last line it knows", () => {
    latest().onopen?.();
    latest().hear(snapshot(4));
    latest().hear(moves(4, 6));
    latest().onclose?.();
    pass(waitAfter(0));
    expect(sinces).toEqual([null, 6]);
  });

  it("is noticed by its silence", () => {
    latest().onopen?.();
    pass(20_000);
    expect(latest().sent.at(-1)).toMatchObject({ type: "ping" });
    pass(8_000);
    expect(latest().closed).toBe(true);
    expect(states).toEqual(["open", "lost"]);
  });

  it("is not lost while anything is heard", () => {
    latest().onopen?.();
    pass(20_000);
    latest().hear({ type: "pong", id: "12345678" });
    pass(8_000);
    expect(states).toEqual(["open"]);
  });

  it("is given up when the table is no more", async () => {
    gone = { message: "server-no-table" };
    latest().onclose?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(states).toEqual(["lost", "gone"]);
    pass(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("is given up when the server says so, and when we leave", () => {
    latest().onopen?.();
    latest().hear({ type: "gone", say: { message: "server-gone" } });
    expect(states).toEqual(["open", "gone"]);
    connection.connect();
    expect(sockets).toHaveLength(1);
  });
});

describe("what arrives", () => {
  beforeEach(() => {
    latest().onopen?.();
    latest().hear(snapshot(4));
  });

  it("is passed on when it continues what we know", () => {
    latest().hear(moves(4, 6));
    expect(heard.at(-1)).toEqual(moves(4, 6));
  });

  it("is cut to what is new when some of it was known", () => {
    latest().hear(moves(2, 6));
    expect(heard.at(-1)).toEqual(moves(4, 6));
  });

  it("is dropped when all of it was known", () => {
    latest().hear(moves(2, 4));
    expect(heard).toHaveLength(1);
  });

  it("is asked for again when something before it is missing", () => {
    latest().hear(moves(7, 9));
    expect(heard).toHaveLength(1);
    pass(waitAfter(0));
    expect(sinces).toEqual([null, 4]);
  });

  it("is not said twice in the chat", () => {
    latest().hear(chat(1));
    latest().hear(chat(1));
    latest().hear(chat(2));
    expect(heard).toHaveLength(3);
  });

  it("of an old line is not listened to any more", () => {
    const old = latest();
    old.onclose?.();
    pass(waitAfter(0));
    old.hear(moves(4, 6));
    expect(heard).toHaveLength(1);
  });
});

it("a log is joined at the line where the news begins", () => {
  expect(joined(lines(0, 3), 3, lines(3, 5))).toEqual(lines(0, 5));
});
