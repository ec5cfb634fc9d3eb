import { describe, expect, it } from "vitest";
import type { Choice } from "../../protocol";
import {
  aimOf,
  brought,
  cardKey,
  chosenCard,
  chosenDie,
  chosenRival,
  dieKey,
  errands,
  lit,
  mainOf,
  payments,
  seatKey,
  spends,
} from "./aims";

const me = { dice: { white: 3, yellow: null, red: 1, blue: 6, black: 2 } };
const choice = (action: Choice["action"]): Choice => ({ seat: 0, action, say: { message: "" } });

describe("an answer is about", () => {
  it.each([
    ["the plot under the die it uses", { do: "use", die: "red", card: "cave" }, { row: "red", column: 1, seat: null }],
    ["the plot of a die that is rerolled, too", { do: "include", die: "blue" }, { row: "blue", column: 6, seat: null }],
    [
      "the plot another die moves to",
      { do: "move", die: "red", moved: "blue", column: 5 },
      { row: "blue", column: 5, seat: null },
    ],
    ["the plot a die is shifted to", { do: "shift", die: "white", column: 6 }, { row: "white", column: 6, seat: null }],
    [
      "the plot it names",
      { do: "build", card: "mine", slot: 0, row: "black", column: 4 },
      { row: "black", column: 4, seat: null },
    ],
    [
      "a plot of another city",
      { do: "attack", seat: 2, row: "red", column: 3, card: "mine", points: 0 },
      { row: "red", column: 3, seat: 2 },
    ],
  ])("%s", (_, action, aim) => {
    expect(aimOf(action, me)).toEqual(aim);
  });

  it("no plot when it names none, or its die is spent", () => {
    expect(aimOf({ do: "pass", die: "red" }, me)).toBeNull();
    expect(aimOf({ do: "use", die: "yellow", card: "house" }, me)).toBeNull();
  });
});

describe("what is lit", () => {
  const build = choice({ do: "build", card: "mine", slot: 0, row: "red", column: 2 });
  const copy = choice({ do: "copy", row: "red", column: 2, card: "militia" });

  it("waits for a chosen card where it could be nearly everywhere", () => {
    expect([...lit([build], [], me)]).toEqual([]);
    expect([...lit([build], [cardKey("mine", 0)], me).keys()]).toEqual(["own red-2"]);
  });

  it("is lit at once where there is nothing else to choose", () => {
    expect([...lit([copy], [], me).keys()]).toEqual(["own red-2"]);
  });

  it("is one plot with all its answers; a die that only moves there comes last", () => {
    const move = choice({ do: "move", die: "white", moved: "red", column: 2 });
    const reactivate = choice({ do: "reactivate", die: "white", row: "red", column: 2, card: "mine" });
    const here = lit([move, reactivate], [dieKey("white")], me).get("own red-2") ?? [];
    expect(here).toEqual([move, reactivate]);
    expect(mainOf(here)).toBe(reactivate);
    expect(mainOf([move])).toBe(move);
  });
});

it("a die is spent by what names it, not by what moves it", () => {
  const pass = choice({ do: "pass", die: "red" });
  const moved = choice({ do: "move", die: "white", moved: "red", column: 2 });
  const disrupt = choice({ do: "disrupt", die: "red" });
  expect(spends([pass, moved, disrupt], "red")).toEqual([pass]);
});

it("the way tells which die, card or rival is chosen", () => {
  expect(chosenDie([dieKey("blue"), "move"])).toBe("blue");
  expect(chosenCard([cardKey("grand_statue", 7)])).toEqual({ card: "grand_statue", slot: 7 });
  expect(chosenRival([seatKey(2)])).toBe(2);
  expect([chosenDie([]), chosenCard([dieKey("red")]), chosenRival([cardKey("mine", 0)])]).toEqual([null, null, null]);
});

describe("a die that is carried", () => {
  const byWhite = choice({ do: "move", die: "white", moved: "red", column: 2 });
  const byBlack = choice({ do: "move", die: "black", moved: "red", column: 2 });
  const repair = choice({ do: "reactivate", die: "red", row: "blue", column: 5, card: "mine" });
  const shift = choice({ do: "shift", die: "red", column: 6 });
  const all = [byWhite, byBlack, repair, shift, choice({ do: "pass", die: "red" })];

  it("goes to the plots beside it, to what it can reactivate, and wherever stables move it", () => {
    expect([...errands(all, "red").keys()].sort()).toEqual(["own blue-5", "own red-2", "own red-6"]);
    expect(errands(all, "yellow").size).toBe(0);
    expect(brought(all, "red", { row: "blue", column: 5 })).toEqual([repair]);
  });

  it("may be paid for with another die, which is then chosen", () => {
    const ways = brought(all, "red", { row: "red", column: 2 });
    expect(ways).toEqual([byWhite, byBlack]);
    expect([...payments(ways, me).keys()]).toEqual(["own white-3", "own black-2"]);
  });
});
