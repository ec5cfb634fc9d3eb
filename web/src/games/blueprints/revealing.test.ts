import { expect, it } from "vitest";
import type { Position } from "../../protocol";
import { isStillLookedAt, sight } from "./revealing";

const after = (round: number) => ({ view: { revealed: round === 0 ? null : { round } } }) as Position;

it("the buildings are to be looked at when a round has just been scored, the last one, too", () => {
  expect(sight(after(0), after(1))).toEqual({ message: "blueprints-board-look", arguments: { round: 1 } });
  expect(sight(after(2), after(3))).toEqual({ message: "blueprints-board-look", arguments: { round: 3 } });
});

it("nothing is to be looked at while a round is played, nor when moves were missed or taken back", () => {
  expect(sight(after(0), after(0))).toBe(null);
  expect(sight(after(1), after(1))).toBe(null);
  expect(sight(after(0), after(2))).toBe(null);
  expect(sight(after(2), after(1))).toBe(null);
});

it("buildings looked at again stay while the others move, and go with one's own next die", () => {
  expect(isStillLookedAt({ round: 1, left: 6 }, { round: 1, left: 6 })).toBe(true);
  expect(isStillLookedAt({ round: 1, left: 6 }, { round: 1, left: 5 })).toBe(false);
});

it("they go when somebody leafs back to another round", () => {
  expect(isStillLookedAt({ round: 2, left: 6 }, { round: 1, left: 6 })).toBe(false);
  expect(isStillLookedAt({ round: 2, left: 0 }, { round: 0, left: 2 })).toBe(false);
});
