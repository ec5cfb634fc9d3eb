import { expect, it } from "vitest";
import { choiceOf, sameAction } from "./actions";
import type { Choice } from "./protocol";

it("actions are the same when they say the same, in whatever order", () => {
  expect(sameAction({ do: "take", suit: "sand", value: 0 }, { value: 0, suit: "sand", do: "take" })).toBe(true);
  expect(sameAction({ do: "pass" }, { do: "pass", cards: 1 })).toBe(false);
  expect(sameAction({ do: "bid", cards: 1 }, { do: "bid", cards: 2 })).toBe(false);
});

it("an action that is among the choices is found there", () => {
  const choices = [{ do: "bid", cards: 1 }, { do: "pass" }].map((action): Choice => ({
    seat: 0,
    action,
    say: { message: "" },
  }));
  expect(choiceOf(choices, { do: "pass" })).toBe(choices[1]);
  expect(choiceOf(choices, { do: "bid", cards: 5 })).toBeUndefined();
});
