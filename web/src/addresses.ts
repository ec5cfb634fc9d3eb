/**
 * What an address means. Addresses stand behind the #: a page needs nothing from the server but itself, and the code in an
 * invitation is never written into anybody's logs.
 *
 *   #/                       home                #/table/ID            a table
 *   #/new/GAME               a new table         #/rules/GAME/T-5      the rulebook, at a rule
 *   #/join/ID/CODE           an invitation       #/recover/TOKEN       this player, moved here from another browser
 *   #/table/ID/at/LINE       a table at an earlier moment: after so many lines of its log
 *   #/record                 a recorded game, which this browser keeps
 *   #/review/KEY             what could have been done in a finished match; with /at/LINE at a moment of it
 */
export interface Route {
  screen: string;
  parts: string[];
}

export function read(hash: string): Route {
  const [screen = "", ...parts] = hash
    .replace(/^#?\/?/, "")
    .split("/")
    .filter(Boolean)
    .map(decoded);
  return { screen: screen || "home", parts };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a host's name means nothing but the machine it is said on. */
export function isThisMachine(host: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** The path in an invitation's link that somebody pasted; null if it is no link. */
export function invitation(text: string): string | null {
  return /\/join\/[\w-]+\/[\w-]+/.exec(text)?.[0] ?? null;
}
