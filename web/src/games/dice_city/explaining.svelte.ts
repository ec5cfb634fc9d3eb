/** Hover, focus or a long press on a piece explains it in words; one explanation at a time. */
import type { Attachment } from "svelte/attachments";
import { carriedPiece } from "./dragging.svelte";

export interface About {
  title: string;
  lines: string[];
}

interface Told {
  about: About;
  box: DOMRect;
}

export const EXPLANATION = "dice-city-explanation";
const HOVER = 380; // milliseconds a pointer rests before it is answered
const PRESS = 450;

let told = $state.raw<Told | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let asking: HTMLElement | undefined;
let waiting: HTMLElement | undefined; // whose explanation the timer brings

export const explanation = () => told;

function show(element: HTMLElement, about: () => About): void {
  hush();
  if (carriedPiece() !== null) return; // a hand that carries something asks for nothing
  asking = element;
  asking.setAttribute("aria-describedby", EXPLANATION);
  told = { about: about(), box: element.getBoundingClientRect() };
}

export function hush(): void {
  clearTimeout(timer);
  asking?.removeAttribute("aria-describedby");
  asking = undefined;
  told = null;
}

function later(element: HTMLElement, wait: number, explain: () => void): void {
  clearTimeout(timer);
  waiting = element;
  timer = setTimeout(explain, wait);
}

/** Lets an element explain itself; a long press explains and does nothing else. */
export function explains(about: () => About): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false;
    const listeners: Partial<{ [K in keyof HTMLElementEventMap]: (event: HTMLElementEventMap[K]) => void }> = {
      pointerenter: (event) => event.pointerType === "mouse" && later(element, HOVER, () => show(element, about)),
      pointerleave: (event) => event.pointerType === "mouse" && hush(),
      focus: () => element.matches(":focus-visible") && show(element, about),
      blur: () => queueMicrotask(hush), // it may be taken away just now
      pointerdown(event) {
        hush();
        pressed = false;
        if (event.pointerType !== "touch") return;
        later(element, PRESS, () => {
          pressed = true;
          show(element, about);
        });
      },
      pointerup: () => !pressed && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => pressed && event.preventDefault(),
      click(event) {
        if (pressed) event.stopImmediatePropagation();
      },
    };
    const stop = new AbortController();
    for (const [name, listener] of Object.entries(listeners)) {
      element.addEventListener(name, listener as EventListener, { signal: stop.signal });
    }
    return () => {
      stop.abort();
      if (waiting === element) clearTimeout(timer); // nobody asks about what is gone
      if (asking === element) queueMicrotask(hush);
    };
  };
}
