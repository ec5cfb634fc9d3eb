/** Setting up a table: which chairs there are, and who may sit in them. */
import type { Chair, GameInfo } from "./protocol";

export const KINDS = ["me", "bot", "open", "neighbour"] as const;

/** The chairs with one changed; I sit in one chair only, so taking another leaves mine to whoever comes. */
export function changed(chairs: Chair[], index: number, kind: Chair["kind"], bot: string | null): Chair[] {
  return chairs.map((chair, each) => {
    if (each === index) return fresh(kind, bot);
    return kind === "me" && chair.kind === "me" ? fresh("open", bot) : chair;
  });
}

export function added(chairs: Chair[], game: GameInfo, bot: string | null): Chair[] {
  return chairs.length < game.most ? [...chairs, fresh("bot", bot)] : chairs;
}

export function removed(chairs: Chair[], index: number, game: GameInfo): Chair[] {
  return chairs.length > game.least ? chairs.filter((_, each) => each !== index) : chairs;
}

/** A bot is as strong as those that were chosen before. */
function fresh(kind: Chair["kind"], bot: string | null): Chair {
  return kind === "bot" ? { kind, bot } : { kind };
}
