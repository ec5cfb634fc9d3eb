/** The poses that come with positions, each unpacked once; until then everything stays as it was. */
import { SvelteMap } from "svelte/reactivity";
import { AS_BUILT, type Poses, posesOf } from "./poses";
import type { Place } from "./view";

export class Stances {
  readonly #known = new SvelteMap<string, Poses>();
  readonly #asked = new Map<string, Promise<Poses>>();
  #latest = AS_BUILT;

  of(text: string | null, cards: Place[]): Poses {
    if (text === null) return (this.#latest = AS_BUILT);
    const known = this.#known.get(text);
    if (known === undefined) void this.ready(text, cards);
    return known === undefined ? this.#latest : (this.#latest = known);
  }

  /** Unpacked ahead, so that it is there when it is wanted; what cannot be unpacked stands as built. */
  ready(text: string | null, cards: Place[]): Promise<Poses> {
    if (text === null) return Promise.resolve(AS_BUILT);
    const asked = this.#asked.get(text) ?? this.#unpack(text, cards);
    this.#asked.set(text, asked);
    return asked;
  }

  async #unpack(text: string, cards: Place[]): Promise<Poses> {
    const poses = await posesOf(text, cards).catch(() => AS_BUILT);
    this.#known.set(text, poses);
    return poses;
  }
}
