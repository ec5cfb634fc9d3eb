/**
 * Where a page is scrolled to. A page that is opened begins at the top; one that somebody comes back to stands where it
 * was left. The browser would do neither: to it all our pages are one, and when it goes back ours are not there yet.
 */
const KEPT = "scrolled";
const PATIENCE = 2000; // milliseconds in which a page that one comes back to may grow as long as it was
const TOUCHED = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** How far down each entry of the browser's history was left; entries that are new have no number yet. */
export class Tops {
  constructor(private tops: Record<number, number> = {}) {}

  leave(entry: number, top: number): void {
    this.tops[entry] = Math.round(top);
  }

  /** The number of a new entry; those that lay ahead can no longer be gone to. */
  open(after: number): number {
    const entry = after + 1;
    this.tops = Object.fromEntries(Object.entries(this.tops).filter(([each]) => Number(each) < entry));
    return entry;
  }

  of(entry: number): number {
    return this.tops[entry] ?? 0;
  }

  text(): string {
    return JSON.stringify(this.tops);
  }
}

let tops = new Tops();
let here = 0;

export function followScrolling(): void {
  history.scrollRestoration = "manual";
  tops = new Tops(remembered());
  here = entryNow() ?? name(0);
  addEventListener("pagehide", () => {
    tops.leave(here, scrollY);
    sessionStorage.setItem(KEPT, tops.text());
  });
}

/** Another entry of the history has been gone to, and the page of the last one is still shown. */
export function turnPage(): void {
  tops.leave(here, scrollY);
  here = entryNow() ?? name(tops.open(here));
}

function remembered(): Record<number, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") as Record<number, number>;
  } catch {
    return {};
  }
}

const entryNow = () => (history.state as { entry?: number } | null)?.entry;

function name(entry: number): number {
  history.replaceState({ entry }, "");
  return entry;
}

/** Before a page is shown; whatever it seeks within itself it finds after that. */
export const beginAtTheTop = () => scrollTo(0, 0);

/** When it is shown: down to where it was left, as soon as it is long enough, unless somebody scrolls meanwhile. */
export function scrollBack(): void {
  const top = tops.of(here);
  if (top === 0) return;
  const stop = new AbortController();
  const growing = new ResizeObserver(() => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) <= 1) stop.abort();
  });
  growing.observe(document.body);
  stop.signal.addEventListener("abort", () => growing.disconnect());
  for (const touch of TOUCHED) addEventListener(touch, () => stop.abort(), { signal: stop.signal });
  setTimeout(() => stop.abort(), PATIENCE);
}
