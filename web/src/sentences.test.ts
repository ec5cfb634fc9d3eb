import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { worded, wordsOf } from "../words";
import type { Language } from "./protocol";
import { LANGUAGES, Sentences, languageOf, signed } from "./sentences";

const HERE = new URL("./", import.meta.url);

const of = (language: Language) => new Sentences(language, wordsOf(language));

/** Every sentence that a source file names in full. */
function named(): string[] {
  const sources = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !file.includes(".test."),
  );
  const texts = sources.map((file) => readFileSync(new URL(file, HERE), "utf8"));
  const sentence = new RegExp(`(?<=")(${["web", ...worded()].join("|")})-[a-z-]+[a-z](?=")`, "g");
  return [...new Set(texts.flatMap((text) => text.match(sentence) ?? []))];
}

it("of every game that has a board of its own the sentences are found", () => {
  const drawn = worded().filter((game) => existsSync(new URL(`games/${game}/face.ts`, HERE)));
  expect(drawn.length).toBeGreaterThan(3);
  expect(drawn.filter((game) => !named().some((message) => message.startsWith(`${game}-`)))).toEqual([]);
});

describe("every language", () => {
  it.each(LANGUAGES)("has the sentences that the client names (%s)", (language) => {
    const sentences = of(language);
    expect(named().length).toBeGreaterThan(100);
    expect(named().filter((message) => !sentences.has(message))).toEqual([]);
  });

  it("makes nouns agree with numbers", () => {
    expect(of("pl").say("cards", { cards: 22 })).toBe("22 karty");
    expect(of("ro").say("cards", { cards: 20 })).toBe("20 de cărți");
    expect(of("en").say("points", { points: 1 })).toBe("1 point");
  });

  it("writes numbers in bare digits, and a dash before negative ones", () => {
    expect(of("en").say("points", { points: -1234 })).toBe("–1234 points");
    expect(of("pl").say("points", { points: -3.9 })).toBe("–3,9 punktu");
    expect(signed(-3)).toBe("–3");
  });
});

it("a sentence that is missing shows its name instead of nothing", () => {
  expect(of("en").say("no-such-sentence")).toBe("no-such-sentence");
});

it.each([
  [["pl-PL", "en"], "pl"],
  [["de", "hu"], "hu"],
  [["RO"], "ro"],
  [["fr"], "en"],
  [[], "en"],
] as const)("of the reader's languages %j we speak %s", (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
