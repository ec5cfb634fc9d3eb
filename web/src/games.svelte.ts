/** The games that can be played here, asked for once. */
import * as api from "./api";
import type { Chair, GameInfo } from "./protocol";
import { settings } from "./settings.svelte";
import { hasWords, say } from "./words.svelte";

let list = $state.raw<GameInfo[]>([]);
let asked: Promise<void> | undefined;

export const games = () => list;
export const gameCalled = (name: string) => list.find((game) => game.name === name);

export function learnGames(): Promise<void> {
  asked ??= api.games().then(
    (known) => void (list = known),
    (problem: unknown) => {
      asked = undefined;
      throw problem;
    },
  );
  return asked;
}

export function botName(bot: string): string {
  return hasWords(`web-bot-${bot}`) ? say(`web-bot-${bot}`) : bot;
}

/** What to expect of a bot, in a sentence. */
export const aboutBot = (bot: string) => (hasWords(`web-bot-${bot}-means`) ? say(`web-bot-${bot}-means`) : "");

/** The level that was chosen last, or the usual one, if the game knows it. */
export const levelFor = (game: Pick<GameInfo, "bots">) =>
  game.bots.includes(settings.level) ? settings.level : (game.bots[0] ?? null);

/** Me against two bots, or as many as the game needs. */
export function quickChairs(game: GameInfo): Chair[] {
  const bot = levelFor(game);
  const bots = Math.min(Math.max(2, game.least - 1), game.most - 1);
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): Chair => ({ kind: "bot", bot }))];
}
