/** A link as a QR code: one SVG path over a square of so many modules. */
import { encode } from "uqr";

export interface QrPicture {
  size: number;
  path: string;
}

export function qrPicture(link: string): QrPicture {
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    darkRuns(row).map(([x, width]) => `M${String(x)} ${String(y)}h${String(width)}v1h-${String(width)}z`),
  );
  return { size, path: runs.join("") };
}

/** Where the dark modules of a row begin, and how many follow one another. */
export function darkRuns(row: boolean[]): [number, number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}
