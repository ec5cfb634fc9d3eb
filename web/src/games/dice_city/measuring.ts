/** What is written on a plot or a card follows its size.
 *
 * Container units would say so without a script, but then the browser lays every card out several times for each
 * change anywhere on the board: half a second for a click on a slow machine.
 */
import type { Attachment } from "svelte/attachments";

const NARROW = 74; // pixels

let observer: ResizeObserver | undefined; // made when it is needed: tests have none

/** An element tells its size to what is in it: `--wide` and `--high` are a hundredth of it. */
export const measured: Attachment<HTMLElement> = (element) => {
  observer ??= new ResizeObserver((changes) => changes.forEach(tell));
  observer.observe(element);
  return () => observer?.unobserve(element);
};

function tell({ target, contentRect: { width, height } }: ResizeObserverEntry): void {
  const element = target as HTMLElement;
  element.style.setProperty("--wide", `${String(width / 100)}px`);
  element.style.setProperty("--high", `${String(height / 100)}px`);
  element.toggleAttribute("data-narrow", width <= NARROW);
}
