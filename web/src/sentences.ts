/** Sentences from the `words/*.ftl` files, in one language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./protocol";

export const LANGUAGES: readonly Language[] = ["en", "pl", "hu", "ro"];
export type Arguments = Record<string, string | number>;

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: "English", pl: "Polski", hu: "Magyar", ro: "Română" };

export class Sentences {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    source: string,
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#bundle.addResource(new FluentResource(source));
  }

  has(message: string): boolean {
    return this.#bundle.getMessage(message)?.value != null;
  }

  /** The sentence of that name; the bare name if there is none, so that a gap shows and nothing breaks. */
  say(message: string, given: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(message)?.value;
    if (pattern == null) return message;
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, fluent(value)]));
    return withMinus(this.#bundle.formatPattern(pattern, values, []), given);
  }
}

/** Numbers stay numbers, so that nouns agree with them, and are written in bare digits. */
function fluent(value: string | number): FluentVariable {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** These four languages write a dash before a negative number; a hyphen joins. */
function withMinus(sentence: string, given: Arguments): string {
  const below = Object.values(given).some((value) => typeof value === "number" && value < 0);
  return below ? sentence.replace(/(?<![\p{L}\p{N}])[-−](?=\d)/gu, "–") : sentence;
}

export function signed(points: number): string {
  return points < 0 ? `–${String(-points)}` : String(points);
}

/** What is added or taken away. */
export const change = (points: number) => (points > 0 ? `+${String(points)}` : signed(points));

/** The first of the reader's languages that we speak, otherwise English. */
export function languageOf(wanted: readonly string[]): Language {
  const spoken = wanted.map((locale) => locale.toLowerCase().split(/[^a-z]/)[0]);
  return LANGUAGES.find((language) => language === spoken.find((each) => LANGUAGES.includes(each as Language))) ?? "en";
}
