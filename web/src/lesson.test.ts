import { describe, expect, it } from "vitest";
import { belonging, numbered, stepAt } from "./lesson";
import type { Choice, LessonStep } from "./protocol";

const step = (place: number, goal: number, kind: LessonStep["kind"], cards?: number): LessonStep => ({
  place,
  goal,
  kind,
  say: { message: "web-lesson-watch" },
  actions: cards === undefined ? [] : [{ do: "bid", cards }],
  point: null,
  instead: { message: "web-lesson-instead" },
});
const SCRIPT = [step(6, 0, "tell"), step(6, 1, "tell"), step(6, 2, "do", 3), step(7, 3, "watch"), step(8, 4, "tell")];
const bid = (cards: number): Choice => ({ seat: 0, action: { do: "bid", cards }, say: { message: "towers-do-bid" } });

describe("the step that is due", () => {
  it("is the first that was not read yet", () => {
    const at = (heard: number) => stepAt(SCRIPT, 6, { heard, left: false })?.goal;
    expect([at(-1), at(0), at(1)]).toEqual([0, 1, 2]);
  });

  it("is the same again after a move was taken back, without what was read", () => {
    expect(stepAt(SCRIPT, 6, { heard: 4, left: false })?.kind).toBe("do");
  });

  it("is none when the script is left, by the reader or by what was played, or through", () => {
    expect(stepAt(SCRIPT, 6, { heard: -1, left: true })).toBeNull();
    expect(stepAt(SCRIPT, null, { heard: -1, left: false })).toBeNull();
    expect(stepAt(SCRIPT, 8, { heard: 4, left: false })).toBeNull();
  });
});

describe("what may be done", () => {
  const choices = [1, 2, 3].map(bid);

  it("is what the step asks for, nothing while one reads, and everything without a step", () => {
    const offered = (place: number | null, heard: number) =>
      belonging(choices, stepAt(SCRIPT, place, { heard, left: false })).map(({ action }) => action.cards);
    expect([offered(6, -1), offered(6, 1), offered(null, -1)]).toEqual([[], [3], [1, 2, 3]]);
  });
});

it("counts the steps that want something of the reader", () => {
  expect(SCRIPT.map((each) => numbered(SCRIPT, each).number)).toEqual([1, 2, 3, 3, 4]);
  expect(numbered(SCRIPT, step(6, 0, "tell")).total).toBe(4);
});
