import { expect, test } from "vitest";
import type { Turn } from "../log";
import type { DecisiveMoment, Finding, HintStep, WeighedChoice, WeighedMove } from "../protocol";
import { type Speaker, choicesIn, essential, isDear, momentText, moveText, unbroken } from "./telling";

const step = (kind: string): HintStep => ({ action: { do: kind }, say: { message: kind } });
const move = (...kinds: string[]): WeighedMove => ({
  plan: kinds.map(step),
  line: [],
  shares: [0.5, 0.5],
  points: [10, 10],
  error: 0.01,
});
const choice = (cost: number, best: WeighedMove | null): WeighedChoice => ({
  ways: 3,
  done: move("bid"),
  best,
  cost,
  points: 0,
});
const finding = (line: number, more: WeighedChoice | null): Finding => ({
  line,
  seat: more ? 0 : null,
  shares: [0.5, 0.5],
  errors: [0, 0],
  points: [0, 0],
  choice: more,
});
const speaker: Speaker = {
  game: "wager",
  tell: ({ message }) => `(${message})`,
  called: ({ action }) => (action["do"] === "slot" ? "up there" : null),
  name: (seat) => `P${String(seat)}`,
};
const moment = (kind: "choice" | "chance", swing: number): DecisiveMoment => ({ number: 1, kind, seat: 1, swing });

test("a move is told decision by decision, in the game's own words where it has better ones", () => {
  expect(moveText([step("card"), step("slot")], speaker)).toBe("(card) · up there");
});

test("of a long move only the first decision is told, and those that a turn tells of", () => {
  const steps = ["bid", "take", "keep", "place", "place"].map(step);
  const told = (message: string) => message === "wager-turn-take";
  expect(essential(steps, "wager", told).map(({ action }) => action["do"])).toEqual(["bid", "take"]);
  expect(essential(steps.slice(1), "wager", told)).toHaveLength(4);
  expect(essential(steps, "wager", () => false)).toHaveLength(5);
});

test("a number stays together with its sign", () => {
  expect(unbroken("Chances –10%, 1–3")).toBe("Chances –\u206010%, 1–\u20603");
  expect(unbroken("a – b")).toBe("a – b");
});

test("what costs nothing for sure is as good as the best", () => {
  expect(isDear(choice(0, move("pass")))).toBe(false);
  expect(isDear(choice(0.1, null))).toBe(false);
  expect(isDear(choice(0.1, move("pass")))).toBe(true);
});

test("a turn has the choices that were made in it, and none before the first one", () => {
  const found = [
    finding(3, choice(0, null)),
    finding(4, null),
    finding(6, choice(0, null)),
    finding(9, choice(0, null)),
  ];
  const turn = { from: 3, to: 8 } as Turn;
  expect(choicesIn(turn, found).map(({ line }) => line)).toEqual([6]);
  expect(choicesIn(undefined, found)).toEqual([]);
});

test("a moment tells what was chosen, what was better and what it cost", () => {
  const told = momentText(moment("choice", -0.126), finding(5, choice(0.126, move("pass"))), speaker);
  expect(told).toEqual({
    message: "web-review-moment-choice",
    arguments: { who: "P1", doing: "(bid)", better: "(pass)", change: -13 },
  });
});

test("chance is good luck for whom it helped, and bad luck for who is alone with it", () => {
  const arguments_ = (change: number) => ({ name: "P1", change });
  expect(momentText(moment("chance", 0.2), finding(5, null), speaker)).toEqual({
    message: "web-review-moment-lucky",
    arguments: arguments_(20),
  });
  expect(momentText(moment("chance", -0.2), finding(5, null), speaker)).toEqual({
    message: "web-review-moment-unlucky",
    arguments: arguments_(-20),
  });
});
