/** Who sits where: names, and the shape and colour that always go with a seat. */
import type { LogLine, Say, Seat } from "./protocol";
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
  const isBot = ({ kind, left }: Seat) => kind === "bot" && !left; // who left keeps the name, and bots keep theirs
  return seats.filter((seat) => isBot(seat) && seat.bot === bot.bot && seat.seat <= bot.seat).length;
}

/** The names a sentence of the log may ask for. */
export function namesFor(seats: Seat[], line: Pick<LogLine, "seat" | "action">): Arguments {
  const named = line.action?.["seat"];
  const who = nameOf(seats, line.seat);
  return { who, name: typeof named === "number" ? nameOf(seats, named) : who };
}

/** Who has left or come back, in words; of oneself one knows it. */
export function comings(before: Seat[], after: Seat[]): Say[] {
  return after.flatMap((seat, index) => {
    const was = before[index];
    if (was === undefined || was.left === seat.left || was.mine || seat.mine) return [];
    const gone = seat.kind === "bot" ? "web-left-to-bot" : "web-left";
    return [{ message: seat.left ? gone : "web-is-back", arguments: { name: nameOf(after, seat.seat) } }];
  });
}

/** How many of its moves a seat has taken back. */
export function takenBack(log: LogLine[], seat: number): number {
  return log.filter((line) => line.undo && line.seat === seat).length;
}

const CUT = "…";
const letters = (text: string) => text.length;

/**
 * The names of one table, none wider than there is room for; shortened names still differ where the names do. What tells
 * bots apart is the number at their end, so that always stays; other names keep as much of their end as it takes.
 */
export function shortNames(names: string[], room: number, width: (text: string) => number = letters): string[] {
  const short = names.map((name) => cut(name, tailOf(name), room, width));
  return short.map((text, index) =>
    short.some((other, number) => other === text && names[number] !== names[index])
      ? apart(names, index, room, width)
      : text,
  );
}

const tailOf = (name: string) => / ?\d+$/.exec(name)?.[0] ?? "";

/** As much of the beginning as there is room for before the end that must stay. */
function cut(name: string, tail: string, room: number, width: (text: string) => number): string {
  if (width(name) <= room) return name;
  let head = name.slice(0, name.length - tail.length).trimEnd();
  while (head.length > 1 && width(head + CUT + tail) > room) head = head.slice(0, -1);
  return head + CUT + tail;
}

/** The shortest end of a name that no other name of the table has tells it from those that begin like it. */
function apart(names: string[], index: number, room: number, width: (text: string) => number): string {
  const name = names[index] ?? "";
  const rivals = names.filter((other) => other !== name);
  let tail = 1;
  while (tail < name.length && rivals.some((other) => other.endsWith(name.slice(-tail)))) tail++;
  return cut(name, name.slice(-tail), room, width);
}
