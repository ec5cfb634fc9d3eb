/** Many answers are narrowed down step by step: first what to do, then with which piece, then where. */
export interface Heading {
  key: string;
  label: string;
}

/** What stands in the bar: an answer, or a heading and the way on to the answers below it. */
export type Entry<A> = { answer: A } | { heading: Heading; way: string[]; answers: A[] };

/** More answers than this are shown by their headings. */
export const MANY = 6;

type Path<A> = (answer: A) => Heading[];

/** The answers at the end of a way of headings. */
export function under<A>(answers: A[], path: Path<A>, way: string[]): A[] {
  return answers.filter((answer) => isPrefix(way, path(answer)));
}

const isPrefix = (way: string[], headings: Heading[]) => way.every((key, depth) => headings[depth]?.key === key);

/** The headings of a way, as far as it still leads to something: the table may have moved on. */
export function trail<A>(answers: A[], path: Path<A>, way: string[]): Heading[] {
  const [first] = under(answers, path, way);
  if (first !== undefined) return path(first).slice(0, way.length);
  return way.length === 0 ? [] : trail(answers, path, way.slice(0, -1));
}

/** What there is to choose from at the end of a way. */
export function narrowed<A>(answers: A[], path: Path<A>, way: string[]): Entry<A>[] {
  const open = under(answers, path, way);
  if (open.length <= MANY) return open.map((answer) => ({ answer }));
  const entries = grouped(open, path, way);
  const [only] = entries;
  return entries.length === 1 && only && "heading" in only ? narrowed(open, path, only.way) : entries;
}

/** The headings that all of many answers have in common where no way leads through them: they need to be said only once. */
export function inCommon<A>(entries: Entry<A>[], path: Path<A>): Heading[] {
  const paths = entries.map((entry) => ("heading" in entry ? [] : path(entry.answer)));
  const [first = []] = paths;
  const isCommon = ({ key }: Heading, depth: number) => paths.every((each) => each[depth]?.key === key);
  return entries.length > MANY && first.every(isCommon) ? first : [];
}

/** Answers with the same next heading become one entry; a single one needs no heading. */
function grouped<A>(answers: A[], path: Path<A>, way: string[]): Entry<A>[] {
  const groups = new Map<string | A, A[]>();
  for (const answer of answers) {
    const key = path(answer)[way.length]?.key ?? answer;
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return [...groups.values()].map((group) => entryOf(group, path, way));
}

function entryOf<A>(group: A[], path: Path<A>, way: string[]): Entry<A> {
  const answer = group[0] as A;
  const heading = path(answer)[way.length];
  return heading === undefined || group.length === 1
    ? { answer }
    : { heading, way: [...way, heading.key], answers: group };
}
