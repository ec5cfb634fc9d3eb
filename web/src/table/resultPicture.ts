/** The result as a picture to share or keep: what was built, who won, the names and the scores, on paper. */
import { SHAPES } from "../seats";
import { signed } from "../sentences";

export interface Result {
  title: string;
  headline: string;
  date: string;
  players: { seat: number; name: string; score: number }[];
  portrait: CanvasImageSource | null;
}

const [WIDTH, HEIGHT, EDGE, SHARPNESS] = [1200, 900, 64, 4 / 3];
const SQUARE = 24; // of the paper
const ROW = 62;
const COLUMN = 420; // of names and scores, where a building stands beside them
export const PORTRAIT = { width: WIDTH - COLUMN - 3 * EDGE, height: HEIGHT - 2 * EDGE };

export async function drawResult(result: Result): Promise<HTMLCanvasElement> {
  const said = [result.title, result.headline, result.date, ...result.players.map(({ name }) => name)].join("");
  await document.fonts.load(letters(400, 40), said); // all weights are in one file, all letters are not
  const canvas = Object.assign(document.createElement("canvas"), {
    width: WIDTH * SHARPNESS,
    height: HEIGHT * SHARPNESS,
  });
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.scale(SHARPNESS, SHARPNESS);
  paper(pen);
  if (result.portrait) portrait(pen, result.portrait);
  words(pen, result, result.portrait ? WIDTH - COLUMN - EDGE : EDGE);
  return canvas;
}

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
const letters = (weight: number, size: number) =>
  `${String(weight)} ${String(size)}px "Source Sans 3", system-ui, sans-serif`;

function paper(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = colour("paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = colour("grid");
  for (let at = SQUARE; at < WIDTH; at += SQUARE) pen.strokeRect(at, -1, WIDTH, HEIGHT + 2);
  for (let at = SQUARE; at < HEIGHT; at += SQUARE) pen.strokeRect(-1, at, WIDTH + 2, HEIGHT);
  pen.strokeStyle = colour("line");
  pen.strokeRect(EDGE / 2, EDGE / 2, WIDTH - EDGE, HEIGHT - EDGE);
}

/** As large as it can be without being cut, standing at the bottom. */
function portrait(pen: CanvasRenderingContext2D, picture: CanvasImageSource): void {
  const [width, height] = sizeOf(picture);
  const scale = Math.min(PORTRAIT.width / width, PORTRAIT.height / height);
  const [across, up] = [width * scale, height * scale];
  pen.drawImage(picture, EDGE + (PORTRAIT.width - across) / 2, EDGE + (PORTRAIT.height - up) / 2, across, up);
}

function sizeOf(picture: CanvasImageSource): [number, number] {
  return picture instanceof HTMLCanvasElement || picture instanceof ImageBitmap
    ? [picture.width, picture.height]
    : [PORTRAIT.width, PORTRAIT.height];
}

function words(pen: CanvasRenderingContext2D, { title, headline, date, players }: Result, left: number): void {
  const width = WIDTH - EDGE - left;
  pen.fillStyle = colour("ink");
  pen.font = letters(600, 30);
  pen.fillText(title, left, EDGE + 34, width);
  pen.font = letters(300, 60);
  balanced(pen, headline, width).forEach((line, number) => pen.fillText(line, left, EDGE + 124 + number * 66, width));
  const bottom = HEIGHT - EDGE - 70;
  players.forEach((player, number) => row(pen, player, left, bottom - (players.length - 1 - number) * ROW, width));
  pen.fillStyle = colour("faint");
  pen.font = letters(400, 24);
  pen.fillText(`Storeys · ${date}`, left, HEIGHT - EDGE - 8, width);
}

function row(pen: CanvasRenderingContext2D, player: Result["players"][number], left: number, y: number, width: number) {
  mark(pen, player.seat, left, y - 27);
  pen.fillStyle = colour("ink");
  pen.font = letters(600, 40);
  const score = signed(player.score);
  const room = width - 44 - pen.measureText(score).width - 24;
  pen.textAlign = "right";
  pen.fillText(score, left + width, y);
  pen.textAlign = "left";
  pen.font = letters(400, 34);
  pen.fillText(player.name, left + 44, y, room);
  pen.strokeStyle = colour("hair");
  pen.strokeRect(left, y + 17, width, 0);
}

function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(1.8, 1.8);
  const shape = new Path2D(SHAPES[seat % SHAPES.length]);
  pen.fillStyle = colour(`seat-${String(seat % SHAPES.length)}`);
  pen.fill(shape);
  pen.lineWidth = 0.8;
  pen.strokeStyle = colour("ink");
  pen.stroke(shape);
  pen.restore();
}

/** A text in lines that are no broader than the room there is; a long word has a line of its own. */
export function lines(pen: Pick<CanvasRenderingContext2D, "measureText">, text: string, width: number): string[] {
  return text.split(" ").reduce<string[]>((all, word) => {
    const longer = `${all.at(-1) ?? ""} ${word}`.trim();
    if (all.length > 0 && pen.measureText(longer).width <= width) return [...all.slice(0, -1), longer];
    return [...all, word];
  }, []);
}

/** In as few lines as there can be, about equally long. */
function balanced(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const fewest = lines(pen, text, width);
  const narrower = lines(pen, text, width * 0.95);
  return narrower.length > fewest.length || width < 100 ? fewest : balanced(pen, text, width * 0.95);
}

/** A name for a file that every system takes: "the-game-2026-11-16.png". */
export function fileName(title: string, day: Date): string {
  const plain = title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${plain.toLowerCase()}-${day.toISOString().slice(0, 10)}.png`;
}

export function asFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => {
      if (blob) done(new File([blob], name, { type: "image/png" }));
      else failed(new Error("no picture"));
    }, "image/png"),
  );
}

/** Whether this browser can hand a picture on to other programs. */
export function canShare(): boolean {
  const sample = new File([], "picture.png", { type: "image/png" });
  return "canShare" in navigator && navigator.canShare({ files: [sample] });
}

export async function handOver(file: File): Promise<void> {
  if (canShare()) await navigator.share({ files: [file] }).catch(unlessCalledOff);
  else save(file);
}

/** Whoever thinks better of it and shares with nobody has done nothing wrong. */
function unlessCalledOff(reason: unknown): void {
  if (!(reason instanceof DOMException && reason.name === "AbortError")) throw reason;
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // by then the browser has it
}
