/** What the bar asks: whose turn it is, or what else is going on; and the question, or what somebody has just done. */
import type { Face } from "../games/face";
import type { Position } from "../protocol";
import type { Table } from "../table.svelte";
import { say, tell } from "../words.svelte";
import { lineText } from "./lines";

export interface Asked {
  /** Whose sign stands before it. */
  mark: number | null;
  who: string;
  question: string;
}

type Knows = Pick<Face, "held" | "because"> | null;

export function askedAt(position: Position, table: Table, knows: Knows): Asked {
  const { holds } = table.hand;
  if (holds !== null) {
    const question = knows?.held?.(holds.action) ?? table.tell(holds.say);
    return { mark: position.to_move, who: say("web-in-hand"), question };
  }
  const last = table.told?.log.findLast(({ seat }) => seat !== null) ?? null;
  const latest = last && table.told ? lineText(last, table.told) : say("web-wait");
  if (position.hand_at_work) return { mark: last?.seat ?? null, who: tell(position.question), question: latest };
  const question = table.myTurn ? tell(position.question) : latest;
  return { mark: position.to_move, who: whoseTurn(position, table, knows), question };
}

function whoseTurn(position: Position, table: Table, knows: Knows): string {
  const { to_move: mover } = position;
  if (mover === null) return "";
  if (!table.myTurn) return say("turn-of", { name: table.name(mover) });
  const because = knows?.because?.(position) ?? null;
  const names = table.mine.length > 1 ? [table.name(mover)] : []; // neighbours at one screen are told apart by them
  if (because === null) return names[0] ?? say("your-turn");
  return [...names, table.tell(because)].join(": ");
}
