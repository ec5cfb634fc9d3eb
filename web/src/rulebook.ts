/** Finding things in a rulebook: which rules have the words somebody looks for, and what in a text is more than text. */

/** A stretch of a rule's text: what was looked for, the number of another rule, or neither. */
export interface Stretch {
  text: string;
  sought: boolean;
  rule: string | null;
}

const MENTION = /\b[A-Z]-[0-9]+\b/g;

/** Letters as somebody types them who does not look for accents and capitals; each stays one letter. */
export const plainLetters = (text: string) =>
  Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
    return plain.length === letter.length ? plain : letter;
  }).join("");

export const wordsOf = (query: string) =>
  plainLetters(query)
    .split(/\s+/)
    .filter((word) => word !== "");

/** Whether all words that are looked for occur in a text. */
export function hasAll(text: string, words: string[]): boolean {
  const plain = plainLetters(text);
  return words.every((word) => plain.includes(word));
}

/** A text in stretches: numbers of known rules lead to them, and what was looked for is marked. */
export function stretches(text: string, words: string[], known: (rule: string) => boolean): Stretch[] {
  const mentions = [...text.matchAll(MENTION)].filter(([rule]) => known(rule));
  const parts: Stretch[] = [];
  let from = 0;
  for (const { 0: rule, index } of mentions) {
    parts.push(...marked(text.slice(from, index), words), { text: rule, sought: false, rule });
    from = index + rule.length;
  }
  return [...parts, ...marked(text.slice(from), words)];
}

function marked(text: string, words: string[]): Stretch[] {
  const plain = plainLetters(text);
  const [word, at] = words
    .map((each) => [each, plain.indexOf(each)] as const)
    .filter(([, index]) => index >= 0)
    .reduce((first, next) => (next[1] < first[1] ? next : first), ["", Infinity] as readonly [string, number]);
  const rest = { sought: false, rule: null };
  if (word === "") return text === "" ? [] : [{ text, ...rest }];
  const before = at > 0 ? [{ text: text.slice(0, at), ...rest }] : [];
  const found = { text: text.slice(at, at + word.length), sought: true, rule: null };
  return [...before, found, ...marked(text.slice(at + word.length), words)];
}
