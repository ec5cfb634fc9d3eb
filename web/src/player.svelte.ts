/** The player behind this browser. */
import * as api from "./api";
import type { Me } from "./protocol";

let current = $state.raw<Me | null>(null);

export const player = () => current;

/** Ask the server who we are; the first time it makes us somebody. */
export async function meet(): Promise<void> {
  current = await api.me();
}

export async function changeName(name: string): Promise<void> {
  if (name.trim() !== "") current = await api.changeMe({ name: name.trim() });
}
