/** Points fly from what earned them to the score they are added to; elements say whose: `data-score-of` a seat. */
import { change } from "../sentences";
import { moving } from "../settings.svelte";

const DURATION = 900;

/** Let points fly to the score of a seat on a board; where nothing may move, or the score is out of sight, none do. */
export function flyPoints(board: HTMLElement, points: number, cause: DOMRect, seat: number): void {
  const score = board.querySelector<HTMLElement>(`[data-score-of="${String(seat)}"]`);
  if (points === 0 || score === null || !moving()) return;
  const flying = Object.assign(document.createElement("span"), {
    className: "flying-points",
    textContent: change(points),
  });
  flying.setAttribute("aria-hidden", "true");
  document.body.append(flying);
  const path = flying.animate(keyframes(middle(cause), middle(score.getBoundingClientRect())), {
    duration: DURATION,
    easing: "cubic-bezier(.4,0,.3,1)",
  });
  path.onfinish = path.oncancel = () => flying.remove();
}

interface Spot {
  x: number;
  y: number;
}

const middle = ({ left, top, width, height }: DOMRect): Spot => ({ x: left + width / 2, y: top + height / 2 });

/** They rise where they were earned, stay for a glance, and go to the score. */
export function keyframes(from: Spot, to: Spot): Keyframe[] {
  const at = ({ x, y }: Spot, scale: number) => `translate(${String(x)}px, ${String(y)}px) scale(${String(scale)})`;
  const risen = { x: from.x, y: from.y - 18 };
  return [
    { transform: at(from, 0.6), opacity: 0 },
    { transform: at(risen, 1.25), opacity: 1, offset: 0.25 },
    { transform: at(risen, 1.25), opacity: 1, offset: 0.5 },
    { transform: at(to, 0.8), opacity: 0.9, offset: 0.95 },
    { transform: at(to, 0.8), opacity: 0 },
  ];
}
