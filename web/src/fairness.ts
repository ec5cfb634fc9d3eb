/**
 * Was chance fair? The table promised a seed before the first deal, by its fingerprint, and this browser has noted the first
 * promise it saw. When the match is over the seed is open, and the browser draws every lot again: the seed must be the one
 * that was promised, each draw must give what the log tells, and no draw may have laid out its tickets in an order of its own.
 * That the tickets are those of the rules is what `storeys verify` knows: this browser has no rules.
 */
import type { Draw, Draws, LogLine } from "./protocol";
import { bytesOf, hexOf, hmac, sha256 } from "./sha256";

export type Verdict =
  | { kind: "fair"; draws: number }
  | { kind: "seed" } // it is not the one that was promised
  | { kind: "draw"; line: number }; // chance was not what the seed gives

const KEY = "promises";
const KEPT = 300; // promises; those that were noted first are forgotten first

/** Note what a table promises, the first time we hear of it; what was promised first. */
export function notePromise(table: string, commitment: string): string {
  try {
    const noted = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
    const first = noted.find(([name]) => name === table);
    if (first) return first[1];
    localStorage.setItem(KEY, JSON.stringify([...noted, [table, commitment]].slice(-KEPT)));
  } catch {
    // A browser that keeps nothing can only go by what it is told now.
  }
  return commitment;
}

/** The first line that could be read before and tells something else now; null if there is none. */
export function rewritten(before: LogLine[], now: LogLine[]): number | null {
  const changed = before.find((line, number) => {
    const again = now[number];
    const readable = line.action !== null && again !== undefined && again.action !== null;
    return readable && spelled(line.action ?? {}) !== spelled(again.action ?? {});
  });
  return changed?.line ?? null;
}

export function check(promised: string, seed: string, told: Draws, log: LogLine[]): Verdict {
  if (hexOf(sha256(bytesOf(seed))) !== promised.toLowerCase()) return { kind: "seed" };
  const chance = log.filter((line) => line.seat === null);
  const untold = chance.find((line, number) => told.draws[number]?.line !== line.line);
  if (untold || told.draws.length !== chance.length) return { kind: "draw", line: untold?.line ?? log.length };
  const wrong = chance.find((line, number) => !isRight(line, number, told, bytesOf(seed)));
  return wrong ? { kind: "draw", line: wrong.line } : { kind: "fair", draws: chance.length };
}

function isRight(line: LogLine, number: number, { outcomes, draws }: Draws, seed: Uint8Array): boolean {
  const draw = draws[number];
  if (!draw || !isInOrder(draw)) return false;
  const outcome = outcomes[drawn(draw, number, seed)];
  return outcome !== undefined && spelled(outcome) === spelled(line.action ?? {});
}

function isInOrder({ tickets }: Draw): boolean {
  const first = [...new Set(tickets.map(([outcome = -1]) => outcome))];
  return first.every((outcome, index) => index === 0 || (first[index - 1] ?? -1) < outcome);
}

/** The place of the outcome that the seed gives. */
function drawn({ tickets }: Draw, number: number, seed: Uint8Array): number {
  const all = tickets.reduce((sum, [, count = 0]) => sum + count, 0);
  let ticket = all > 0 ? lot(number, all, seed) : 0;
  for (const [outcome = -1, count = 0] of tickets) {
    if (ticket < count) return outcome;
    ticket -= count;
  }
  return -1;
}

const RANGE = 1n << 64n;

/** The ticket of a draw: numbers from the uneven end of the range are thrown away, so that all are equally likely. */
export function lot(number: number, tickets: number, seed: Uint8Array): number {
  const count = BigInt(tickets);
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(seed, new TextEncoder().encode(`${String(number)}:${String(attempt)}`));
    const word = new DataView(digest.buffer).getBigUint64(0);
    if (word < RANGE - (RANGE % count)) return Number(word % count);
  }
}

const spelled = (action: Record<string, unknown>) =>
  JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
