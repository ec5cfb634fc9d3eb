/** The sentences of a language straight from the package, for developing and for tests; the server gives the same. */
import { readFileSync, readdirSync } from "node:fs";

const WORDS = new URL("../src/storeys/words/", import.meta.url);

export function wordsOf(language: string): string {
  const files = readdirSync(WORDS).filter((file) => file === `${language}.ftl` || file.endsWith(`.${language}.ftl`));
  return files.map((file) => readFileSync(new URL(file, WORDS), "utf8")).join("\n");
}
