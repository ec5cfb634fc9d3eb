/** The server's time, as its answers tell it: the clock of this device may be wrong. */
const INEXACT = 2000; // milliseconds: an answer names whole seconds, and took a while to come

let ahead = 0;

export function hearDate(header: string | null): void {
  const difference = Date.parse(header ?? "") - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) > INEXACT ? difference : 0;
}

/** In seconds since 1970. */
export const serverTime = () => (Date.now() + ahead) / 1000;
