/** What a screen reader is told without being asked. */
let latest = $state("");

export const announcement = () => latest;

export function announce(sentence: string): void {
  latest = sentence;
}
