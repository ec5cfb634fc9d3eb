/** The games that can be played here, asked for once. */
import * as api from "./api";
import type { Chair, GameInfo } from "./protocol";
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

const QUICK_OPPONENT = "greedy";

/** Me against two bots, or as many as the game needs. */
export function quickChairs(game: GameInfo): Chair[] {
  const bot = game.bots.includes(QUICK_OPPONENT) ? QUICK_OPPONENT : (game.bots.at(-1) ?? null);
  const bots = Math.min(Math.max(2, game.least - 1), game.most - 1);
  return [{ kind: "me" }, ...Array.from({ length: bots }, (): Chair => ({ kind: "bot", bot }))];
}
