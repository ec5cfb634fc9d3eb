/** Setting up a table: which chairs there are, and who may sit in them. */
import type { Chair, GameInfo } from "./protocol";

export const KINDS = ["me", "bot", "open", "neighbour"] as const;

/** The chairs with one changed; I sit in one chair only, so taking another leaves mine to whoever comes. */
export function changed(chairs: Chair[], index: number, kind: Chair["kind"], game: GameInfo): Chair[] {
  return chairs.map((chair, each) => {
    if (each === index) return fresh(kind, game);
    return kind === "me" && chair.kind === "me" ? fresh("open", game) : chair;
  });
}

export function added(chairs: Chair[], game: GameInfo): Chair[] {
  return chairs.length < game.most ? [...chairs, fresh("bot", game)] : chairs;
}

export function removed(chairs: Chair[], index: number, game: GameInfo): Chair[] {
  return chairs.length > game.least ? chairs.filter((_, each) => each !== index) : chairs;
}

function fresh(kind: Chair["kind"], game: GameInfo): Chair {
  return kind === "bot" ? { kind, bot: game.bots.at(-1) ?? null } : { kind };
}
