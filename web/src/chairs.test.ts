import { expect, it } from "vitest";
import { added, changed, removed } from "./chairs";
import type { Chair, GameInfo } from "./protocol";

const game = { least: 2, most: 3, bots: ["level1", "level2"] } as GameInfo;
const me: Chair = { kind: "me" };
const bot: Chair = { kind: "bot", bot: "level2" };

it("I sit in one chair: taking another leaves mine open", () => {
  expect(changed([me, bot], 1, "me", "level2")).toEqual([{ kind: "open" }, me]);
});

it("a new chair is for a bot like those before, up to as many as the game has room for", () => {
  expect(added([me, bot], game, "level2")).toEqual([me, bot, bot]);
  expect(added([me, bot, bot], game, "level2")).toEqual([me, bot, bot]);
});

it("chairs can be taken away down to as many as the game needs", () => {
  expect(removed([me, bot, { kind: "open" }], 1, game)).toEqual([me, { kind: "open" }]);
  expect(removed([me, bot], 1, game)).toEqual([me, bot]);
});
