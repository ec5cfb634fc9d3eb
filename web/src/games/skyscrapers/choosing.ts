/** Everything on the site that may be chosen now, for the turntable and for the plans alike. */
import type { Action } from "../../actions";
import type { Choice } from "../../protocol";
import { cellOf, footOf, middleOf, placeOf } from "./lattice";
import { type Offers, step } from "./offers";
import type { Point, View } from "./view";
import { type Standee, hire, pickUp, place } from "./viewing";

export interface Chance {
  key: string;
  action: Action;
  look: "slot" | "cell" | "free" | "worker";
  /** Where it floats. */
  at: Point;
  /** The floor or ground it belongs to. */
  height: number;
  text: string;
  slot?: string;
  cell?: string;
  /** Somebody to be picked up, unless trapped: who is touched then says why not. */
  who?: Standee;
}

export const OVERHEAD = 1; // a worker's number is that high above its feet
const FEET = 0.1;

const SIGNS = { hire: "+", move: "", shift: "", aside: "", return: "" };

export function chancesOf(view: View, offers: Offers, hiring: boolean): Chance[] {
  const choosing = offers.workers.length + offers.hires.length > 0;
  const workers = standing(view).filter(
    ({ seat, worker, trapped }) => seat === view.seat && (offers.workers.includes(worker) || (choosing && trapped)),
  );
  return [
    ...offers.slots.map(({ slot, points }) => atSlot(slot, points)),
    ...(hiring ? offers.hires.map((cell) => atCell("hire", cell, hire(cell))) : []),
    ...offers.targets.map((target) => atCell(target.do, target.cell, step(target))),
    ...workers.map((who) => atWorker(who, standing(view))),
  ];
}

function atSlot(slot: string, points: number): Chance {
  const spot = placeOf(slot);
  const { x, y, z } = spot;
  return {
    key: slot,
    action: place(slot),
    look: "slot",
    at: [x, y, z],
    height: footOf(spot),
    text: String(points),
    slot,
  };
}

function atCell(kind: keyof typeof SIGNS, cell: string, action: Action): Chance {
  const [x, y, z] = middleOf(cellOf(cell));
  return {
    key: `${kind} ${cell}`,
    action,
    look: kind === "shift" ? "free" : "cell",
    at: [x, y, z + FEET],
    height: z,
    text: SIGNS[kind],
    cell,
  };
}

function atWorker(who: Standee, all: Standee[]): Chance {
  const [x, y, z] = standAt(who, all);
  return {
    key: `worker ${String(who.worker)}`,
    action: pickUp(who.worker),
    look: "worker",
    at: [x, y, z + OVERHEAD],
    height: z,
    text: String(who.worker),
    who,
  };
}

export const isHinted = (chance: Chance, hint: Choice | null) =>
  hint !== null && Object.entries(chance.action).every(([name, value]) => hint.action[name] === value);

/** Everybody on the site, and whose they are. */
export function standing(view: Pick<View, "players">): Standee[] {
  return view.players.flatMap(({ workers }, seat) =>
    workers.flatMap((worker) =>
      worker.where === "site" && worker.cell !== null ? [{ ...worker, seat, cell: worker.cell }] : [],
    ),
  );
}

/** Those who share a cell stand beside each other. */
export function standAt(worker: Standee, all: Standee[]): Point {
  const { x, y, z } = cellOf(worker.cell);
  const there = all.filter(({ cell }) => cell === worker.cell);
  const number = there.findIndex((each) => each.seat === worker.seat && each.worker === worker.worker);
  const turn = (number / there.length) * 2 * Math.PI + 0.6;
  const apart = there.length > 1 ? 0.24 : 0;
  return [x + 0.5 + apart * Math.cos(turn), y + 0.5 + apart * Math.sin(turn), z];
}
