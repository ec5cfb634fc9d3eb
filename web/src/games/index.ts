/** The games this client can show. A new game is a folder here and a line below. */
import type { Component } from "svelte";
import type { Face } from "./face";
import TowersModel from "./towers/Model.svelte";

interface Entry {
  /** A small living model for the home page. */
  Model: Component;
  face: () => Promise<Face>;
}

const GAMES: Record<string, Entry> = {
  towers: { Model: TowersModel, face: async () => (await import("./towers/face")).face },
};

export const modelOf = (game: string) => GAMES[game]?.Model;
export const faceOf = (game: string) => GAMES[game]?.face();
