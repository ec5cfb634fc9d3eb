/** How a film runs: quickly where nothing happens, slowly for whoever asks for that, and what is heard meanwhile. */
import type { Sound } from "../../notes";
import type { LogLine } from "../../protocol";
import { isWorker } from "./poses";
import { type MarkKind, type Trajectory, lengthOf } from "./trajectory";

/** The kinds of moves that people will talk about. */
const EVENTS = ["fell", "slid", "broke", "collapse"];

export const isEventful = (kinds: string[]) => kinds.some((kind) => EVENTS.includes(kind));

/** Whether a line of the log is worth a sentence over the site: a loose rivet is, too, though there is nothing to be seen of it. */
export function isTold({ action }: Pick<LogLine, "action">): boolean {
  const kind = String(action?.["do"]);
  return isEventful([kind]) || kind === "loose";
}

const SOUNDS: Record<MarkKind, Sound> = { "let-go": "land", broke: "crack", grounded: "crash" };
const [QUIET, APPROACH, SLOW] = [2.2, 1.5, 0.25]; // times as fast as it was
const BEFORE = 500; // milliseconds before the hand lets go, from which on a fall is seen as it was
const AFTER = 250; // milliseconds after that, when nothing more will happen
const [PAUSE, GLANCE] = [900, 100]; // milliseconds for which the end stays
const DROP = 0.5 * 700; // half a unit of height, as trajectories count
const LANDED = 40; // two millimetres above where it ends

interface Moment {
  time: number;
  sound: Sound;
}

export class Reel {
  /** Where it is, in milliseconds of what happened. */
  at = 0;
  readonly length: number;
  readonly #moments: Moment[];
  readonly #lets: number;
  #rest: number;

  constructor(
    trajectory: Trajectory,
    private readonly eventful: boolean,
  ) {
    const whole = lengthOf(trajectory);
    this.#lets = trajectory.marks.find(({ kind }) => kind === "let-go")?.time ?? whole;
    this.length = eventful ? whole : Math.min(whole, this.#lets + AFTER);
    this.#rest = eventful ? PAUSE : GLANCE;
    this.#moments = [
      ...trajectory.marks.map(({ time, kind }) => ({ time, sound: SOUNDS[kind] })),
      ...landings(trajectory),
    ];
  }

  /** So much time has passed; what is heard in it. Once more than all of it has passed there is no more. */
  wind(milliseconds: number, slowly: boolean): Sound[] {
    const from = this.at;
    if (from >= this.length) this.#rest -= milliseconds;
    this.at = Math.min(this.length, from + milliseconds * (slowly ? SLOW : this.#pace));
    return this.#moments.filter(({ time }) => from < time && time <= this.at).map(({ sound }) => sound);
  }

  get #pace(): number {
    if (!this.eventful) return QUIET;
    return this.at < this.#lets - BEFORE ? APPROACH : 1;
  }

  get isOver(): boolean {
    return this.at >= this.length && this.#rest <= 0;
  }
}

/** Workers that end much lower than they were are heard when they come down. */
function landings({ movers, interval }: Trajectory): Moment[] {
  return [...movers].flatMap(([name, channels]) => {
    const heights = channels[2] ?? new Int16Array();
    const [highest, end] = [Math.max(...heights), heights.at(-1) ?? 0];
    if (!isWorker(name) || highest - end < DROP) return [];
    const frame = heights.findLastIndex((height) => height - end > LANDED) + 1;
    return [{ time: frame * interval, sound: "tumble" as const }];
  });
}
