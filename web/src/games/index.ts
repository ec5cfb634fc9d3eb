/** The games this client can show. A game has its board in a folder of its name; one without gets the plain board. */
import type { Component } from "svelte";
import type { Face, ModelProps } from "./face";
import PlainModel from "./plain/Model.svelte";

const MODELS = import.meta.glob<Component<ModelProps>>("./*/Model.svelte", { eager: true, import: "default" });
const FACES = import.meta.glob<Face>("./*/face.ts", { import: "face" });

export const modelOf = (game: string) => MODELS[`./${game}/Model.svelte`] ?? (PlainModel as Component<ModelProps>);

export async function faceOf(game: string): Promise<Face> {
  const drawn = FACES[`./${game}/face.ts`];
  return drawn ? drawn() : (await import("./plain/face")).face;
}

/** Fetches a board before anybody sits down to it; a line that fails now is tried again at the table. */
export async function fetchAhead(game: string): Promise<void> {
  try {
    await (await faceOf(game)).ahead?.();
  } catch {
    // Nobody waits for it.
  }
}
