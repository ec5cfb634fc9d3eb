/** Shows films on the stage: unpacks them, winds them on, and lets them be heard. */
import type { Film } from "../../films.svelte";
import { play } from "../../sound";
import { type Poses, withMoved } from "./poses";
import { Reel, isEventful } from "./reel";
import type { Stances } from "./stances";
import { posesAt, unpacked } from "./trajectory";
import { viewOf } from "./view";

/** What films are shown on. */
export interface Screen {
  pose: (poses: Poses | null) => void;
  run: (step: (now: number) => boolean) => void;
}

const LONGEST_STEP = 100; // milliseconds: a machine that stutters must not skip the fall

export class Projection {
  slowly = $state(false);

  constructor(private readonly stances: Stances) {}

  /** Begin to show a film; stopped by what it returns. */
  begin(film: Film, screen: Screen | null, ended: () => void): () => void {
    let stopped = false;
    if (screen === null) ended();
    else
      void this.#show(film, screen, () => stopped).then((over) => {
        if (over && !stopped) ended();
      });
    return () => {
      stopped = true;
      this.slowly = false; // who wanted to see this one slowly has not said so of the next
    };
  }

  async #show(film: Film, screen: Screen, stopped: () => boolean): Promise<boolean> {
    const { before, after, octets, lines } = film;
    const trajectory = await unpacked(octets).catch(() => null);
    const base = await this.stances.ready(before.poses, viewOf(before).cards);
    await this.stances.ready(after.poses, viewOf(after).cards);
    if (trajectory === null || trajectory.frames === 0) return true;
    const reel = new Reel(trajectory, isEventful(lines.map(({ action }) => String(action?.["do"]))));
    const pose = () => screen.pose(withMoved(base, posesAt(trajectory, reel.at)));
    return this.#wind(reel, screen, pose, stopped);
  }

  #wind(reel: Reel, screen: Screen, pose: () => void, stopped: () => boolean): Promise<boolean> {
    let last: number | null = null;
    pose();
    return new Promise((over) =>
      screen.run((now) => {
        const passed = now === Infinity ? Infinity : Math.min(now - (last ?? now), LONGEST_STEP);
        last = now;
        reel.wind(passed, this.slowly).forEach((sound) => play(sound));
        if (!stopped()) pose();
        if (!stopped() && !reel.isOver && now !== Infinity) return true;
        over(true);
        return false;
      }),
    );
  }
}
