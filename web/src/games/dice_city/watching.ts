/** What another does is seen large: their city comes forward from its place among the small ones. */
const DURATION = 340;
const EASING = "cubic-bezier(.3,.1,.2,1)";

/** Let the large city grow out of the small one. */
export function comesForward(city: HTMLElement, board: HTMLElement, seat: number): void {
  const small = board.querySelector<HTMLElement>(`[data-city="${String(seat)}"]`);
  if (small === null) return;
  const [from, to] = [small.getBoundingClientRect(), city.getBoundingClientRect()];
  const move = `translate(${String(from.left - to.left)}px, ${String(from.top - to.top)}px)`;
  const shrink = `scale(${String(from.width / to.width)}, ${String(from.height / to.height)})`;
  city.animate(
    [
      { transform: `${move} ${shrink}`, transformOrigin: "0 0", opacity: 0.3 },
      { transform: "none", transformOrigin: "0 0", opacity: 1 },
    ],
    { duration: DURATION, easing: EASING },
  );
}

const TINY = 30; // pixels: in a small city a plot has to swell to be seen

/** Something has just happened here. */
export function pulses(element: HTMLElement): void {
  const swollen = element.getBoundingClientRect().width < TINY ? 2.4 : 1.08;
  element.animate([{ scale: 1 }, { scale: swollen, zIndex: 4 }, { scale: 1 }], {
    duration: DURATION,
    easing: "ease-out",
  });
}
