/** From where something is seen best: the direction in which the least is before it. */
import { seenFrom } from "./pieces";
import { type Poses, asBuilt, opposite, turned } from "./poses";
import type { Glimpse } from "./spectacle";
import { type Viewpoint, extentOf, towards } from "./turntable";
import type { Axis, Point, Standing } from "./view";

const ROUND = 24; // directions are tried
const SLOPES = [0.16, 0.48, 0.9]; // radians from above
const TURN = 0.15; // of all that is to be seen: as much as half a turn has to bring
const TILT = 0.1; // as much as a radian of going up or down has to bring
const SOLID = 0.92; // of what is behind a card is lost
const OPEN = 0.25; // of a deck stands in the way
const NEAR = 0.05; // units: what touches a card is not behind it

/** Where one stands counts for something: nobody is led round the building for a little more. */
export function clearestView(glimpses: Glimpse[], cards: Standing[], from: Viewpoint): Viewpoint {
  const slopes = [from.above, ...SLOPES];
  const views = slopes.flatMap((above) =>
    Array.from({ length: ROUND }, (_, step) => ({ ...from, above, around: from.around + turnOf(step) })),
  );
  const worth = (view: Viewpoint) => shareSeen(glimpses, cards, view) - effort(from, view);
  const judged = views.map((view) => ({ view, worth: worth(view) }));
  return judged.reduce((best, each) => (each.worth > best.worth ? each : best)).view;
}

/** To both sides alike, so that all are fewer than half a turn away. */
const turnOf = (step: number) => ((step % 2 === 0 ? step : -step - 1) / ROUND) * Math.PI;

const effort = (from: Viewpoint, { around, above }: Viewpoint) =>
  (TURN * Math.abs(around - from.around)) / Math.PI + TILT * Math.abs(above - from.above);

/** How much is seen of all that happens, from 0 to 1. */
export function shareSeen(glimpses: Glimpse[], cards: Standing[], from: Viewpoint): number {
  const [out, extent] = [towards(from), extentOf(cards)];
  const veils = cards.map((card) => SOLID * seenFrom(from, extent, card) * (card.kind === "deck" ? OPEN : 1));
  const seen = ({ at, of, poses }: Glimpse) =>
    cards.reduce(
      (part, card, number) =>
        number !== of && isBefore(card, number, poses, at, out) ? part * (1 - (veils[number] as number)) : part,
      1,
    );
  return glimpses.reduce((sum, glimpse) => sum + seen(glimpse), 0) / glimpses.length;
}

const AXES: Record<Axis, [0 | 1 | 2, 0 | 1 | 2, 0 | 1 | 2]> = { x: [0, 1, 2], y: [1, 0, 2], z: [2, 0, 1] };

/** Whether a card is in the way of whoever looks at a point from there. */
function isBefore(card: Standing, number: number, poses: Poses, at: Point, out: Point): boolean {
  const { place, turn } = poses.get(number) ?? asBuilt(card);
  const back = opposite(turn);
  const from = turned(back, [at[0] - place[0], at[1] - place[1], at[2] - place[2]]);
  const along = turned(back, out);
  const [normal, across, up] = AXES[card.normal];
  const far = -from[normal] / along[normal];
  if (!(far > NEAR)) return false;
  return Math.abs(from[across] + far * along[across]) < 1 && Math.abs(from[up] + far * along[up]) < 1;
}
