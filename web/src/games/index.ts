/** The games this client can show. A new game is a folder here and a line below. */
import type { Component } from "svelte";
import type { Face } from "./face";
import BlueprintsModel from "./blueprints/Model.svelte";
import DiceCityModel from "./dice_city/Model.svelte";
import SkyscrapersModel from "./skyscrapers/Model.svelte";
import TowersModel from "./towers/Model.svelte";

interface Entry {
  /** A small living model for the home page. */
  Model: Component;
  face: () => Promise<Face>;
}

const GAMES: Record<string, Entry> = {
  towers: { Model: TowersModel, face: async () => (await import("./towers/face")).face },
  blueprints: { Model: BlueprintsModel, face: async () => (await import("./blueprints/face")).face },
  dice_city: { Model: DiceCityModel, face: async () => (await import("./dice_city/face")).face },
  skyscrapers: { Model: SkyscrapersModel, face: async () => (await import("./skyscrapers/face")).face },
};

export const modelOf = (game: string) => GAMES[game]?.Model;
export const faceOf = (game: string) => GAMES[game]?.face();
