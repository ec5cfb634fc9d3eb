/** What the stage shows: the site as it stands, as it was while a hand is at work, in a film, or with a piece in one's hand. */
import { untrack } from "svelte";
import type { Film } from "../../films.svelte";
import type { Choice, Position } from "../../protocol";
import { Arrival } from "./arrival";
import { clearestView } from "./clearView";
import type { Watched } from "./eye";
import { type Held, hanging, heldBy } from "./held";
import { placeOf } from "./lattice";
import type { Spot } from "./pendulum";
import type { Mark } from "./pieces";
import { GHOST, type Pose, type Poses, withMoved } from "./poses";
import { Projection, type Screen } from "./projection.svelte";
import { isEventful } from "./reel";
import { spectacleOf } from "./spectacle";
import { Stances } from "./stances";
import { unpacked } from "./trajectory";
import type { Viewpoint } from "./turntable";
import { type Point, type View, viewOf } from "./view";
import { type Site, siteOf, whileFilmed, whileWaiting } from "./waiting";

/** What the board has been given. */
interface Given {
  position: Position;
  /** Nothing while a move is on its way. */
  choices: Choice[];
  film: Film | null;
  inHand: Choice | null;
}

/** As much of a stage as shows things where they are for a moment. */
interface Staged {
  screen: () => Screen | null;
  flatAt: (at: Point) => { right: Point; up: Point; pixels: number } | null;
  boxOf: (at: Point) => DOMRect;
  watch: (best: (from: Viewpoint) => Watched) => void;
}

/** What one's own hand has let go, where, and when. */
interface LetGo {
  held: Held;
  pose: Pose | null;
  line: number;
  /** Under which a film knows it. */
  number: number;
}

const AT_WORK = ["settling", "sliding", "pressing"];

export class Showing {
  readonly #stances = new Stances();
  readonly projection = new Projection(this.#stances);
  /** The line to which the last film led. */
  #seenTo = $state(0);
  /** The last position in which no hand was at work. */
  #calm: View | null = null;
  #hangs: Pose | null = null;
  #letGo = $state.raw<LetGo | null>(null);
  /** No film has shown yet what came of it. */
  #fresh = false;
  /** What falls in the film, by its number. */
  #falling = $state.raw<readonly number[]>([]);

  constructor(private readonly given: () => Given) {}

  readonly view = $derived.by(() => viewOf(this.given().position));
  readonly held = $derived.by((): Held | null => {
    const { inHand } = this.given();
    return inHand && heldBy(this.view, inHand.seat, inHand.action);
  });
  /** What was let go stays there until a film takes it over, or it is known what came of it. */
  readonly #landing = $derived.by((): LetGo | null => {
    const { film, position, choices } = this.given();
    const waits = film === null && this.held === null && choices.length === 0;
    return waits && this.#isSince(position) ? this.#letGo : null;
  });
  /** What is in one's hand, or has just left it. */
  readonly piece = $derived.by(() => this.held ?? this.#landing?.held ?? null);
  /** Whoever carries something by hand has to see it in space, and what came of it, too. */
  readonly byHand = $derived.by(() => {
    const { film } = this.given();
    return this.piece !== null || (film !== null && this.#isSince(film.before));
  });
  readonly poses: Poses = $derived.by(() => {
    const { film, position } = this.given();
    const poses = this.#stances.of((film?.before ?? position).poses, this.view.cards);
    const landing = this.#landing;
    return landing?.pose ? withMoved(poses, [[landing.held.number, landing.pose]]) : poses;
  });
  readonly site = $derived.by((): Site => {
    const { film } = this.given();
    if (film) return whileFilmed(viewOf(film.before), viewOf(film.after));
    const newcomer = this.piece?.newcomer;
    const site = this.#calmSite();
    return newcomer ? { ...site, workers: [...site.workers, newcomer] } : site;
  });
  /** Where the piece in one's hand belongs: that is seen, whatever is before it. */
  readonly goal = $derived.by((): Mark[] => {
    const [slot, cell] = [this.view.chosen.slot, this.given().inHand?.action["cell"]];
    if (this.held?.piece === "card" && slot !== null) return [{ place: placeOf(slot), strong: true }];
    return this.held && typeof cell === "string" ? [{ cell, strong: true, free: false, alone: true }] : [];
  });
  /** What nothing may hide, by its number among the poses: what one's hand holds, or has let go, and what falls. */
  readonly through = $derived.by((): readonly number[] => {
    if (this.piece) return [this.piece.number];
    const own = this.byHand && this.#letGo ? [this.#letGo.number] : [];
    return this.given().film ? [...this.#falling, ...own] : [];
  });
  /** A film runs, or a hand holds something. */
  readonly busy = $derived.by(() => this.given().film !== null || this.held !== null);
  readonly seen = $derived.by(() => this.given().film !== null || this.given().position.line === this.#seenTo);

  #calmSite(): Site {
    if (AT_WORK.includes(this.view.phase)) return whileWaiting(this.#calm, this.view);
    this.#calm = this.view;
    return siteOf(this.view);
  }

  /** Whether nothing else has happened since something was let go: the move itself has one line. */
  #isSince({ line }: Position): boolean {
    const since = line - (this.#letGo?.line ?? Infinity);
    return since === 0 || since === 1;
  }

  /** Shows a film to its end, and goes where it is seen; stopped by what it returns. */
  run(film: Film, stage: Staged | undefined, ended: () => void): () => void {
    this.#seenTo = film.after.line;
    let stopped = false;
    const eventful = isEventful(film.lines.map(({ action }) => String(action?.["do"])));
    const screen = untrack(() => this.#taking(film, stage?.screen() ?? null, !eventful));
    const stop = this.projection.begin(film, screen, ended);
    if (eventful && stage) void this.#watch(film, stage, () => stopped);
    return () => {
      stopped = true;
      this.#falling = [];
      stop();
    };
  }

  /** A screen on which the film takes over what one's own hand has let go. */
  #taking(film: Film, screen: Screen | null, waits: boolean): Screen | null {
    const [letGo, fresh] = [this.#letGo, this.#fresh];
    this.#fresh = false;
    if (screen === null || !letGo?.pose || !fresh || !this.#isSince(film.before)) return screen;
    const arrival = new Arrival(letGo.number, letGo.pose, waits);
    return { ...screen, pose: (poses) => screen.pose(poses && arrival.at(poses, performance.now())) };
  }

  async #watch({ octets, before, after }: Film, stage: Staged, stopped: () => boolean): Promise<void> {
    const film = await unpacked(octets).catch(() => null);
    const base = await this.#stances.ready(before.poses, viewOf(before).cards);
    const { cards } = whileFilmed(viewOf(before), viewOf(after));
    const spectacle = film && spectacleOf(film, base, cards);
    if (spectacle === null || stopped()) return;
    const { falling, glimpses, room } = spectacle;
    this.#falling = falling;
    stage.watch((from) => ({ room, from: clearestView(glimpses, cards, from) }));
  }

  /** The piece in one's hand hangs so many pixels from its place. */
  hang(stage: Staged | undefined, off: Spot, lean: Spot): void {
    const { held } = this;
    const flat = held && stage?.flatAt(held.at);
    if (!stage || !held || !flat) return;
    this.#hangs = hanging(held.at, off, lean, flat);
    stage.screen()?.pose(withMoved(this.poses, [[held.number, this.#hangs]]));
  }

  /** One's own hand lets go where the piece belongs. */
  letGo(): void {
    const { held, view } = this;
    const number = held?.number === GHOST ? view.cards.length : (held?.number ?? GHOST);
    this.#letGo = held && { held, pose: this.#hangs, line: this.given().position.line, number };
    [this.#hangs, this.#fresh] = [null, true];
  }
}
