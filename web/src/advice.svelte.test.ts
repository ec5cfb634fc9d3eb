import { expect, it, vi } from "vitest";
import { Advice } from "./advice.svelte";
import { Refusal } from "./api";
import type { Hint, LogLine, Say } from "./protocol";
import { bid, line, position } from "./testing";

vi.mock("./api", () => ({
  Refusal: class extends Error {
    constructor(
      readonly say: Say,
      readonly status: number,
      readonly code: string,
    ) {
      super(say.message);
    }
  },
  hint: () => Promise.reject(new Error("nobody is asked here")),
}));

const step = (cards: number) => ({ action: bid(cards).action, say: bid(cards).say });
const way = (...cards: number[]) => ({ steps: cards.map(step), share: 0.5, points: 30, error: 0.01 });
const hint = (...ways: number[][]): Hint => ({
  seat: 0,
  line: 1,
  options: ways.map((cards) => way(...cards)),
  reasons: [{ message: "hint-equal" }],
  rough: false,
});
const did = (cards: number): LogLine => ({ ...line(2, 0), action: bid(cards).action });

function around(answer: Promise<Hint>) {
  const table = {
    id: "t",
    now: position(1, [bid(0), bid(1), bid(2)]),
    told: { goal: null },
    mine: [0],
    knows: {},
    name: (seat: number | null) => `P${String(seat)}`,
    tell: ({ message, arguments: given }: Say) => `${message} ${String(given?.["instead"] ?? given?.["cards"] ?? "")}`,
  };
  const refused: Say[] = [];
  return {
    table,
    refused,
    advice: new Advice(
      table,
      (say) => refused.push(say),
      () => answer,
    ),
  };
}

it("the best way is lit first, and its next step can be played", async () => {
  const { advice } = around(Promise.resolve(hint([2], [0])));
  await advice.request(0, 1);
  expect(advice.next?.action).toEqual(bid(2).action);
  advice.chosen = 1;
  expect(advice.next?.action).toEqual(bid(0).action);
});

it("whoever does what it says is led on, step by step, and then it is over", async () => {
  const { advice, table } = around(Promise.resolve(hint([2, 1], [0])));
  await advice.request(0, 1);
  table.now = position(2, [bid(1)]);
  advice.follow([did(2)], table.now);
  expect(advice.next?.action).toEqual(bid(1).action);
  advice.follow([did(1)], position(3, [bid(0)]));
  expect(advice.given).toBeNull();
});

it("whoever begins another of the ways is led on along that one", async () => {
  const { advice } = around(Promise.resolve(hint([2, 1], [0, 1])));
  await advice.request(0, 1);
  advice.follow([did(0)], position(2, [bid(1)]));
  expect([advice.chosen, advice.made.length]).toEqual([1, 1]);
});

it("whatever else happens ends it: another move, somebody else's, a take-back, chance in between", async () => {
  const others: LogLine[][] = [
    [did(1)],
    [{ ...did(2), seat: 1 }],
    [{ ...did(2), undo: true }],
    [did(2), line(3, null)],
  ];
  for (const log of others) {
    const { advice } = around(Promise.resolve(hint([2, 1], [0])));
    await advice.request(0, 1);
    advice.follow(log, position(2, [bid(1)]));
    expect(advice.given).toBeNull();
  }
});

it("a clock that was set anew ends nothing", async () => {
  const { advice } = around(Promise.resolve(hint([2], [0])));
  await advice.request(0, 1);
  advice.follow([], position(1, [bid(2)]));
  expect(advice.given).not.toBeNull();
});

it("what comes when something has happened meanwhile is not told", async () => {
  let answer: (hint: Hint) => void = () => undefined;
  const { advice, table } = around(new Promise<Hint>((resolve) => (answer = resolve)));
  const asking = advice.request(0, 1);
  expect(advice.thinking).toBe(true);
  table.now = position(2, [bid(1)]);
  advice.follow([did(1)], table.now);
  expect(advice.thinking).toBe(false);
  answer(hint([2]));
  await asking;
  expect(advice.given).toBeNull();
});

it("a refusal is told, unless it only says that the position is no more", async () => {
  const off = new Refusal({ message: "server-hints-off" }, 403, "hints-off");
  const behind = new Refusal({ message: "server-behind" }, 409, "behind");
  const told = around(Promise.reject(off));
  await told.advice.request(0, 1);
  expect(told.refused).toEqual([{ message: "server-hints-off" }]);
  const silent = around(Promise.reject(behind));
  await silent.advice.request(0, 1);
  expect(silent.refused).toEqual([]);
  expect(silent.advice.thinking).toBe(false);
});

it("a reason names the move that comes next", async () => {
  const { advice } = around(Promise.resolve(hint([2], [0, 1])));
  await advice.request(0, 1);
  expect(advice.reasons()).toEqual(["hint-equal wager-do-bid 0"]);
});

it("where nobody has looked ahead nothing is expected", async () => {
  const rough = { ...hint([2]), options: [{ ...way(2), share: null, points: null, error: null }] };
  const { advice } = around(Promise.resolve(rough));
  await advice.request(0, 1);
  expect(advice.expects(rough.options[0] ?? way(2))).toBe("");
});
