/** The sentences of the language in use; everything that calls `say` is written anew when the language changes. */
import type { Language, Say } from "./protocol";
import { type Arguments, Sentences, languageOf } from "./sentences";

let sentences = $state.raw(new Sentences("en", ""));
let fully = false; // not only what the home page says

export async function speak(language: Language): Promise<void> {
  const response = await fetch(`/words/${fully ? "" : "first/"}${language}.ftl`);
  if (!response.ok) throw new Error(`no words in ${language}`);
  sentences = new Sentences(language, await response.text());
  document.documentElement.lang = language;
}

/** Every other page has more to say than the home page. */
export async function speakFully(): Promise<void> {
  if (fully) return;
  fully = true;
  try {
    await speak(sentences.language);
  } catch (problem) {
    fully = false;
    throw problem;
  }
}

export function say(message: string, given?: Arguments): string {
  return sentences.say(message, given);
}

/** A sentence from the server; `more` fills in what only we know, such as names. */
export function tell(sentence: Say, more: Arguments = {}): string {
  return sentences.say(sentence.message, { ...more, ...sentence.arguments });
}

export const hasWords = (message: string) => sentences.has(message);
export const language = () => sentences.language;
export const browserLanguage = () => languageOf(navigator.languages);
