import type { Face } from "../games/face";
import type { Table } from "../table.svelte";
import { language, say, tell } from "../words.svelte";
import { aloneVerdict, verdictOf } from "./verdict";

/** Who has won, in the reader's language; to whoever played alone, what the goal has become. */
export function headline(table: Table, knows: Pick<Face, "ending"> | null): string {
  const position = table.now;
  if (position === null || !position.over) return say("game-over");
  if (position.scores.length === 1) return tell(aloneVerdict(position.scores[0] ?? 0, table.told?.goal ?? null));
  const ending = knows?.ending?.(position) ?? null;
  const told = ending === null ? "" : `${table.tell(ending)} `;
  const list = (names: string[]) => new Intl.ListFormat(language()).format(names);
  return told + tell(verdictOf(position, { mine: table.mine, name: (seat) => table.name(seat), list }));
}
