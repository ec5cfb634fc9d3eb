/** Single keys at a table; listed in the help, and switched off in the settings. */
export const SHORTCUTS = {
  u: "undo",
  h: "hint",
  p: "replay",
  l: "log",
  c: "chat",
  r: "rules",
  f: "reference",
  s: "settings",
  "?": "help",
  Escape: "now",
  ArrowLeft: "earlier",
  ArrowRight: "later",
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

const TYPING = "input, textarea, select, [contenteditable]";

/** The shortcut a key stands for; none while somebody types or holds another key. */
export function shortcut(event: KeyboardEvent): Shortcut | undefined {
  return plainKey(event)
    ? SHORTCUTS[(event.key.length === 1 ? event.key.toLowerCase() : event.key) as keyof typeof SHORTCUTS]
    : undefined;
}

/** The answer a digit stands for: 1 is the first. */
export function answerNumber(event: KeyboardEvent): number | undefined {
  return plainKey(event) && /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
}

function plainKey(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
}
