/** The sentences of a language straight from the package, for developing and for tests; the server gives the same. */
import { readFileSync, readdirSync } from "node:fs";

const WORDS = new URL("../src/storeys/words/", import.meta.url);

/** The games that have words. */
export const worded = (): string[] =>
  readdirSync(WORDS)
    .filter((file) => file.endsWith(".en.ftl"))
    .map((file) => file.slice(0, -".en.ftl".length))
    .sort();

export function wordsOf(language: string): string {
  const files = [`${language}.ftl`, ...worded().map((game) => `${game}.${language}.ftl`)];
  return files.map((file) => readFileSync(new URL(file, WORDS), "utf8")).join("\n");
}
