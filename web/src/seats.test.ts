import { describe, expect, it } from "vitest";
import type { LogLine, Seat } from "./protocol";
import { comings, nameOf, others, shortNames, takenBack } from "./seats";

it("the others sit clockwise from one's own chair", () => {
  expect(others(4, 2)).toEqual([3, 0, 1]);
  expect(others(2, 0)).toEqual([1]);
});

it("a seat's own moves are counted that it has taken back, not the answers that went with them", () => {
  const line = (seat: number, undo: boolean) => ({ seat, undo }) as LogLine;
  const log = [line(0, false), line(1, false), line(1, true), line(0, true), line(0, false), line(0, true)];
  expect(takenBack(log, 0)).toBe(2);
});

describe("names that are shortened", () => {
  const BOTS = ["Anna", "Greedy 1", "Greedy 2", "Greedy 12"];

  it("stay as they are where there is room", () => {
    expect(shortNames(BOTS, 9)).toEqual(BOTS);
  });

  it("keep the number that tells bots apart", () => {
    expect(shortNames(BOTS, 6)).toEqual(["Anna", "Gre… 1", "Gre… 2", "Gr… 12"]);
  });

  it("keep their end where they begin alike", () => {
    expect(shortNames(["Annabelle Smith", "Annabelle Jones"], 8)).toEqual(["Annabe…h", "Annabe…s"]);
    expect(shortNames(["Konstantin", "Konstanze"], 5)).toEqual(["Kon…n", "Kon…e"]);
  });

  it("never become equal, however little room there is", () => {
    const names = ["Greedy 1", "Greedy 2", "Greedy bot", "Greedy robot", "greedy"];
    for (let room = 1; room < 13; room++) expect(new Set(shortNames(names, room)).size).toBe(names.length);
  });

  it("are as wide as they are drawn, not as many letters", () => {
    const wide = (text: string) => text.length * 10;
    expect(shortNames(["Greedy 1"], 60, wide)).toEqual(["Gre… 1"]);
  });
});

describe("who leaves", () => {
  const person = {
    kind: "person",
    name: "Anna",
    bot: null,
    mine: false,
    here: true,
    left: false,
    back: false,
  } as const;
  const bot = { ...person, kind: "bot", name: "", bot: "greedy", here: false } as const;
  const seated = (...seats: Omit<Seat, "seat">[]): Seat[] => seats.map((seat, number) => ({ ...seat, seat: number }));
  const before = seated({ ...person, name: "Me", mine: true }, person, bot);
  const after = seated({ ...person, name: "Me", mine: true }, { ...bot, name: "Anna", left: true }, bot);

  it("keeps the name, and no bot is called otherwise for it", () => {
    expect(nameOf(after, 1)).toBe("Anna");
    expect(nameOf(after, 2)).toBe(nameOf(before, 2));
  });

  it("is told of to the others, and so is who comes back", () => {
    expect(comings(before, after)).toEqual([{ message: "web-left-to-bot", arguments: { name: "Anna" } }]);
    expect(comings(after, before)).toEqual([{ message: "web-is-back", arguments: { name: "Anna" } }]);
    expect(comings(before, before)).toEqual([]);
  });

  it("knows it without being told", () => {
    const mine = before.map((seat) => ({ ...seat, mine: seat.seat === 1 }));
    expect(comings(mine, after)).toEqual([]);
  });
});
