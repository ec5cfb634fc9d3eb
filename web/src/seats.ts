/** Who sits where: names, and the shape and colour that always go with a seat. */
import type { LogLine, Seat } from "./protocol";
import type { Arguments } from "./sentences";
import { say } from "./words.svelte";

/** Outlines within a square of 16; the colours are `--seat-0` … in the theme. */
export const SHAPES = [
  "M8 1.500a6.500 6.500 0 1 0 0 13a6.500 6.500 0 1 0 0-13z",
  "M8 1.500L15 14H1z",
  "M2 2h12v12H2z",
  "M8 .5L15.500 8L8 15.500L.5 8z",
  "M8 1l7 5.200L12.300 14.500H3.700L1 6.200z",
] as const;

export const colourOf = (seat: number) => `var(--seat-${String(seat % SHAPES.length)})`;

/** The seats of the others, clockwise from the chair. */
export function others(players: number, chair: number): number[] {
  return Array.from({ length: players - 1 }, (_, step) => (chair + 1 + step) % players);
}

export function nameOf(seats: Seat[], number: number | null): string {
  const seat = number === null ? undefined : seats[number];
  if (number === null) return say("chance");
  if (seat?.name) return seat.name;
  if (seat?.kind === "open") return say("web-open-chair");
  if (seat?.kind === "bot" && seat.bot) return say("bot-name", { bot: seat.bot, number: howManieth(seats, seat) });
  return say("seat-name", { seat: number + 1 });
}

function howManieth(seats: Seat[], bot: Seat): number {
  return seats.filter((seat) => seat.kind === "bot" && seat.bot === bot.bot && seat.seat <= bot.seat).length;
}

/** The names a sentence of the log may ask for. */
export function namesFor(seats: Seat[], line: Pick<LogLine, "seat" | "action">): Arguments {
  const named = line.action?.["seat"];
  const who = nameOf(seats, line.seat);
  return { who, name: typeof named === "number" ? nameOf(seats, named) : who };
}
