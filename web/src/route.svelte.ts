/** Where we are; see `addresses` for what the addresses mean. */
import { type Route, read } from "./addresses";

let current = $state.raw<Route>(read(location.hash));
addEventListener("hashchange", () => (current = read(location.hash)));

export const route = () => current;

export function go(path: string): void {
  location.hash = path;
}

export const linkTo = (path: string) => `${location.origin}${location.pathname}#${path}`;
