/** The page's own colours for what is drawn in space, so that none is written twice. */
import { Color, LinearSRGBColorSpace } from "three";

/** Taken as written: everything is mixed as the page mixes it, and nothing is converted on the way out. */
export function paint(name: string): Color {
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  return new Color().setStyle(written, LinearSRGBColorSpace);
}
