/** Where we are; see `addresses` for what the addresses mean. */
import { type Route, read } from "./addresses";
import { turnPage } from "./scrolling";

let current = $state.raw<Route>(read(location.hash));
addEventListener("hashchange", () => {
  turnPage();
  current = read(location.hash);
});

export const route = () => current;

export function go(path: string): void {
  location.hash = path;
}

/** A link to one of our pages; at another address where the same server listens, if one is given. */
export const linkTo = (path: string, origin = location.origin) => `${origin}${location.pathname}#${path}`;
