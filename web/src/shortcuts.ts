/** Single keys at a table; listed in the help, and switched off in the settings. */
export const SHORTCUTS = {
  u: "undo",
  h: "hint",
  p: "replay",
  k: "skip",
  l: "log",
  c: "chat",
  r: "rules",
  f: "reference",
  s: "settings",
  "?": "help",
  Escape: "now",
  ArrowLeft: "earlier",
  ArrowRight: "later",
  Home: "first",
  End: "last",
} as const;

export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

const TYPING = "input, textarea, select, [contenteditable]";

/** The shortcut a key stands for; none while somebody types or holds another key. */
export function shortcut(event: KeyboardEvent): Shortcut | undefined {
  return plainKey(event)
    ? SHORTCUTS[(event.key.length === 1 ? event.key.toLowerCase() : event.key) as keyof typeof SHORTCUTS]
    : undefined;
}

/** The digit that was pressed: it gives the answer that shows it. */
export function digitOf(event: KeyboardEvent): string | undefined {
  return plainKey(event) && /^[0-9]$/.test(event.key) ? event.key : undefined;
}

/** Whether a key is pressed by itself, and not to type. */
export function plainKey(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
}
