import { describe, expect, it } from "vitest";
import type { LogLine } from "./protocol";
import { others, shortNames, takenBack } from "./seats";

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
