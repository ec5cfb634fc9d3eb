/** The curve of chances over the slider: both count the same stops, one for each turn of the log. */
import type { Finding } from "../protocol";

export const EDGE = 8; // pixels that the middle of the slider's handle stays away from its ends
export const MARGIN = 7; // pixels above and below the curve, for the marks on it

/** Where a line of the log lies between the stops: 2.5 is half way through the third turn. */
export function placeOf(line: number, stops: number[]): number {
  const next = stops.findIndex((stop) => stop >= line);
  if (next <= 0) return next < 0 ? Math.max(0, stops.length - 1) : 0;
  const [before, after] = [stops[next - 1] ?? 0, stops[next] ?? 0];
  return next - 1 + (line - before) / Math.max(1, after - before);
}

export interface Frame {
  width: number;
  height: number;
  stops: number[];
}

/** Pixels from the left of a place between the stops … */
export const across = (place: number, { width, stops }: Frame) =>
  EDGE + ((width - 2 * EDGE) * place) / Math.max(1, stops.length - 1);

/** … and from the top of a share. */
export const down = (share: number, { height }: Pick<Frame, "height">) => MARGIN + (height - 2 * MARGIN) * (1 - share);

/** The curve of one seat. */
export function way(findings: Finding[], seat: number, frame: Frame): string {
  const spots = findings.map(({ line, shares }) => [
    across(placeOf(line, frame.stops), frame),
    down(shares[seat] ?? 0, frame),
  ]);
  return spots.map(([x = 0, y = 0], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** Marks that stand no nearer to each other than that, as near as may be to where they belong. */
export function apart(places: number[], gap: number, most: number): number[] {
  const spread: number[] = [];
  for (const place of places) spread.push(Math.max(place, (spread.at(-1) ?? -Infinity) + gap));
  for (let index = spread.length - 1, limit = most; index >= 0; index--, limit -= gap)
    spread[index] = Math.min(spread[index] ?? 0, limit);
  return spread;
}

/** The stop that is nearest to where somebody points. */
export function stopAt(x: number, frame: Frame): number {
  const part = (x - EDGE) / Math.max(1, frame.width - 2 * EDGE);
  return Math.round(Math.min(1, Math.max(0, part)) * (frame.stops.length - 1));
}

/** What was known of the chances after so many lines: the last finding up to there. */
export const findingAt = (findings: Finding[], line: number): Finding | undefined =>
  findings.findLast((finding) => finding.line <= line);

/** As people say it: hundredths, whole. */
export const hundredths = (share: number) => Math.round(share * 100);
