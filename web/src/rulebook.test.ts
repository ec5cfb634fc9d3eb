import { expect, it } from "vitest";
import { hasAll, plainLetters, stretches, wordsOf } from "./rulebook";

const known = (rule: string) => rule === "T-5";
const shown = (text: string, query: string) =>
  stretches(text, wordsOf(query), known).map(({ text, sought, rule }) => (sought ? `*${text}*` : (rule ?? text)));

it("accents and capitals need not be typed", () => {
  expect(hasAll("Wieża z dachem liczy się podwójnie", wordsOf("PODWOJNIE wieza"))).toBe(true);
  expect(hasAll("Żadna łódź", wordsOf("lodz"))).toBe(true);
  expect(hasAll("A tower with a roof", wordsOf("roof bids"))).toBe(false);
});

it("a letter stays one letter, so that what is found can be marked", () => {
  for (const text of ["İstanbul ﬁx", "ﬂoor", "Łódź", "𝒳 tower"]) expect(plainLetters(text)).toHaveLength(text.length);
});

it("what was looked for is marked wherever it stands", () => {
  expect(shown("A roof is a roof.", "roof")).toEqual(["A ", "*roof*", " is a ", "*roof*", "."]);
  expect(shown("Wieże", "wieze")).toEqual(["*Wieże*"]);
});

it("numbers of rules lead there, others are text", () => {
  expect(shown("See T-5 and X-9.", "")).toEqual(["See ", "T-5", " and X-9."]);
});

it("nothing looked for and nothing mentioned is one stretch", () => {
  expect(shown("Plain.", "")).toEqual(["Plain."]);
  expect(shown("", "x")).toEqual([]);
});
