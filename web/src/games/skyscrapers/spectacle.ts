/** What of a film people will talk about: what falls, slides or comes down, when, and in which room. */
import { asBuilt, isWorker, pointAt, type Pose, type Poses, withMoved } from "./poses";
import { cornersOf, within } from "./surroundings";
import { type Trajectory, posesAt } from "./trajectory";
import type { Place, Point, Standing } from "./view";

/** A point of something that falls, at a moment. */
export interface Glimpse {
  at: Point;
  /** Whose point it is. */
  of: number;
  /** Where everything was then. */
  poses: Poses;
}

export interface Spectacle {
  /** What falls, by its number. */
  falling: number[];
  glimpses: Glimpse[];
  /** All of which is to be seen. */
  room: Point[];
}

const FAR = 0.4; // units: what goes less far has only trembled
const TOPPLED = 0.7; // of upright: whoever leans more than that falls
const STIRRED = 0.06; // units: then it has begun to move
const MOVED = 0.12; // units: of those who have only moved that is worth a look, where nothing else is
const MOMENTS = 7; // at which somebody is looked for
const MOST = 48; // points that are looked for in all
const BREAST = 0.4; // units above the feet
const [BESIDE, BELOW, ABOVE] = [0.9, 0.5, 0.9]; // units of room around somebody
const LEAST = 1.8; // half of the least room that is shown
const REACH = 4; // units around the building: nobody is looked for farther off

/** Null when nothing of the kind happens. `base` is where everything was before. */
export function spectacleOf(film: Trajectory, base: Poses, cards: Standing[]): Spectacle | null {
  const frames = Array.from({ length: film.frames }, (_, frame) => posesAt(film, frame * film.interval));
  const seen = [falls(film, frames, FAR), broken(film, frames), falls(film, frames, MOVED)].find(
    (each) => each.length > 0,
  );
  if (seen === undefined) return null;
  const glimpses = seen.flatMap(([name, moments]) =>
    moments.flatMap((poses) => glimpsesOf(name, withMoved(base, poses), cards)),
  );
  return { falling: seen.map(([name]) => name), glimpses: someOf(glimpses, MOST), room: roomOf(seen, base, cards) };
}

/** Something that falls, and a few moments of that. */
type Fall = [number, Poses[]];

/** What the hand brings can only fall when it has been let go. */
function falls(film: Trajectory, frames: Poses[], far: number): Fall[] {
  const carried = carriedIn(film, frames);
  const lets = (film.marks.find(({ kind }) => kind === "let-go")?.time ?? 0) / film.interval;
  return [...film.movers.keys()]
    .map((name): Fall => [name, fallOf(frames.slice(name === carried ? Math.ceil(lets) : 0), name, far)])
    .filter(([, moments]) => moments.length > 0);
}

/** The piece that the hand brings is on its way before anything else can move. */
function carriedIn({ interval, marks, movers }: Trajectory, frames: Poses[]): number | null {
  const lets = marks.find(({ kind }) => kind === "let-go");
  const early = frames[Math.floor((lets?.time ?? 0) / interval / 3)];
  const gone = [...movers.keys()].map((name): [number, number] => [
    name,
    distance(frames[0]?.get(name), early?.get(name)),
  ]);
  const first = gone.reduce((best, each) => (each[1] > best[1] ? each : best), [-1, STIRRED]);
  return first[0] < 0 ? null : first[0];
}

/** A few moments of somebody's fall, from the first to the last; none when nothing came of it. */
function fallOf(frames: Poses[], name: number, far: number): Poses[] {
  const [start, end] = [frames[0]?.get(name), frames.at(-1)?.get(name)];
  const gone = frames.map((poses) => distance(start, poses.get(name)));
  const topples = isWorker(name) && upright(start) > TOPPLED && upright(end) < TOPPLED;
  if (Math.max(0, ...gone) < far && !topples) return [];
  const first = Math.max(0, gone.findIndex((each) => each > STIRRED) - 1);
  const last = frames.findLastIndex((poses) => distance(end, poses.get(name)) > STIRRED) + 1;
  return someOf(frames.slice(first, Math.max(last, first) + 1), MOMENTS);
}

/** Where nothing falls, the cards whose rivets broke. */
function broken({ marks, movers, interval }: Trajectory, frames: Poses[]): Fall[] {
  const cards = marks.filter(({ kind, card }) => kind !== "let-go" && movers.has(card));
  return cards.map(({ card, time }) => [card, someOf(frames.slice(Math.floor(time / interval)), MOMENTS)]);
}

const someOf = <T>(all: T[], most: number): T[] =>
  all.filter((_, index) => index === all.length - 1 || index % Math.ceil(all.length / most) === 0);

const distance = (one: Pose | undefined, other: Pose | undefined) =>
  one && other
    ? Math.hypot(...[0, 1, 2].map((axis) => (one.place[axis] as number) - (other.place[axis] as number)))
    : 0;

const upright = (pose: Pose | undefined) => (pose ? 1 - 2 * (pose.turn[1] ** 2 + pose.turn[2] ** 2) : 1);

function glimpsesOf(of: number, poses: Poses, cards: Place[]): Glimpse[] {
  return pointsOf(of, poses, cards, 0.6).map((at) => ({ at, of, poses }));
}

/** Somebody's breast, or the middle of a card and the middles of its quarters. */
function pointsOf(name: number, poses: Poses, cards: Place[], part: number): Point[] {
  const [pose, card] = [poses.get(name), cards[name]];
  if (isWorker(name)) return pose ? [pointAt(pose, [0, 0, BREAST])] : [];
  if (card === undefined) return [];
  const here = pose ?? asBuilt(card);
  const corners = cornersOf([{ ...card, x: 0, y: 0, z: 0 }]);
  return [here.place, ...corners.map(([x, y, z]) => pointAt(here, [x * part, y * part, z * part]))];
}

/** So much room that the whole way down is seen, and a little of what is around it. */
function roomOf(falls: Fall[], base: Poses, cards: Place[]): Point[] {
  const places = falls.flatMap(([name, moments]) =>
    moments.flatMap((poses) => pointsOf(name, withMoved(base, poses), cards, 1).flatMap(isWorker(name) ? around : own)),
  );
  const middle = [0, 1, 2].map((axis) => middleOf(places.map((place) => place[axis] as number))) as Point;
  return [...places.map(within(cards, REACH)), ...box(middle, LEAST, LEAST / 2, LEAST / 2)];
}

const own = (point: Point) => [point];
const around = (at: Point) => box(at, BESIDE, BELOW, ABOVE);
const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
const box = ([x, y, z]: Point, half: number, below: number, above: number) =>
  [-half, half].flatMap((a) => [-half, half].flatMap((b) => [-below, above].map((c): Point => [x + a, y + b, z + c])));
