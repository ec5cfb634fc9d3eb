/** Pieces on their way: cards that fly to their slots, workers that climb, and those who fall. */
import { Vector3 } from "three";
import type { Frames } from "../../three/frames";
import { standAt } from "./choosing";
import { nameOf } from "./doings";
import { cellOf } from "./lattice";
import { climb, fall, flight } from "./motions";
import type { Standing } from "./view";
import type { Standee } from "./viewing";

interface Pieces {
  cards: Standing[];
  workers: Standee[];
}

const GLIDE = 380; // milliseconds
const FLIGHT = 640; // of a piece that somebody else moves: it comes from afar
const SKY = new Vector3(0, 0, 3.4);
const DOOR = new Vector3(0, 0, 2.5); // whoever is hired comes from above

export class Journeys {
  /** How far pieces still are from where they belong, by a card's slot or a worker's name. */
  readonly away = new Map<string, Vector3>();
  /** Those who are falling off the site. */
  readonly falling = new Map<string, Standee>();

  constructor(
    private readonly frames: Frames,
    /** Called whenever a piece has come to where it belongs. */
    private readonly arrived: () => void,
  ) {}

  /** Whatever is elsewhere now goes there. */
  follow(before: Pieces, now: Pieces, far: boolean): void {
    const known = new Set(before.cards.map(({ slot }) => slot));
    for (const card of now.cards.filter(({ slot }) => !known.has(slot))) this.#set(card, now.cards, far);
    const stood = new Map(before.workers.map((worker) => [nameOf(worker), worker.cell]));
    for (const worker of now.workers) {
      const from = stood.get(nameOf(worker));
      if (from !== worker.cell) this.#climb(worker, from, far);
    }
    const still = new Set(now.workers.map(nameOf));
    for (const worker of before.workers.filter((each) => !still.has(nameOf(each)))) this.#drop(worker);
  }

  #set(card: Standing, cards: Standing[], far: boolean): void {
    const on = card.on === null ? undefined : cards[card.on];
    const slide = on ? new Vector3(card.x - on.x, card.y - on.y, card.z - on.z) : SKY;
    this.#go(card.slot, flight(slide, far ? SKY : slide), far ? FLIGHT : GLIDE);
  }

  #climb(worker: Standee, from: string | undefined, far: boolean): void {
    const start = from === undefined ? DOOR : step(worker.cell, from);
    this.#go(nameOf(worker), climb(start), far ? FLIGHT : GLIDE);
  }

  #drop(worker: Standee): void {
    const [x, y, z] = standAt(worker, [worker]);
    this.falling.set(nameOf(worker), worker);
    this.#go(nameOf(worker), fall(new Vector3(x, y, 0).normalize(), z), FLIGHT);
  }

  #go(key: string, path: (part: number) => Vector3, time: number): void {
    this.frames.during(time, (part) => {
      this.away.set(key, path(part));
      if (part < 1) return;
      this.away.delete(key);
      this.falling.delete(key);
      this.arrived();
    });
  }
}

function step(to: string, from: string): Vector3 {
  const [a, b] = [cellOf(to), cellOf(from)];
  return new Vector3(b.x - a.x, b.y - a.y, b.z - a.z);
}
