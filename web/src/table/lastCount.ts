/** The last count on the board: points rise from what they are for and go to the sums in the bar. */
import type { Face } from "../games/face";
import { flyPoints } from "../games/points";
import type { ScoreLine } from "../protocol";
import { play as sound } from "../sound";
import type { Step } from "./counting.svelte";
import { placeOf } from "./places";

const BESIDE = 44; // pixels between points that rise from one place

export function showStep(face: Face, board: HTMLElement, bar: HTMLElement, { lines }: Step, number: number): void {
  sound("count", number);
  const causes = lines.map((line, seat) => (line ? (face.cause?.(line, seat) ?? panel(seat)) : ""));
  lines.forEach((line, seat) => {
    if (line) fly(board, bar, line, seat, causes);
  });
}

function fly(board: HTMLElement, bar: HTMLElement, { points }: ScoreLine, seat: number, causes: string[]): void {
  const cause = causes[seat] ?? "";
  const place = placeOf(board, cause) ?? placeOf(board, panel(seat)) ?? board.getBoundingClientRect();
  for (const element of board.querySelectorAll(cause)) light(element);
  const sharing = causes.flatMap((each, other) => (each === cause ? [other] : []));
  place.x += (sharing.indexOf(seat) - (sharing.length - 1) / 2) * BESIDE;
  flyPoints(bar, points, place, seat);
}

const panel = (seat: number) => `[data-seat="${String(seat)}"]`;

function light(element: Element): void {
  element.animate({ filter: ["none", "brightness(1.18) contrast(1.1)", "none"] }, { duration: 600 });
}
