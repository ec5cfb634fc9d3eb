/** What the stage shows: the site as it stands, as it was while a hand is at work, in a film, or with a piece in one's hand. */
import type { Film } from "../../films.svelte";
import type { Choice, Position } from "../../protocol";
import { type Held, hanging, heldBy } from "./held";
import type { Spot } from "./pendulum";
import { type Poses, withMoved } from "./poses";
import { Projection, type Screen } from "./projection.svelte";
import { Stances } from "./stances";
import { type Point, type View, viewOf } from "./view";
import { type Site, siteOf, whileFilmed, whileWaiting } from "./waiting";

/** What the board has been given. */
interface Given {
  position: Position;
  film: Film | null;
  inHand: Choice | null;
}

/** As much of a stage as shows things where they are for a moment. */
interface Staged {
  screen: () => Screen | null;
  flatAt: (at: Point) => { right: Point; up: Point; pixels: number } | null;
  boxOf: (at: Point) => DOMRect;
}

const AT_WORK = ["settling", "sliding", "pressing"];

export class Showing {
  readonly #stances = new Stances();
  readonly projection = new Projection(this.#stances);
  /** The line to which the last film led. */
  #seenTo = $state(0);
  /** The last position in which no hand was at work. */
  #calm: View | null = null;

  constructor(private readonly given: () => Given) {}

  readonly view = $derived.by(() => viewOf(this.given().position));
  readonly held = $derived.by((): Held | null => {
    const { inHand } = this.given();
    return inHand && heldBy(this.view, inHand.seat, inHand.action);
  });
  readonly poses: Poses = $derived.by(() => {
    const { film, position } = this.given();
    return this.#stances.of((film?.before ?? position).poses, this.view.cards);
  });
  readonly site = $derived.by((): Site => {
    const { film } = this.given();
    if (film) return whileFilmed(viewOf(film.before), viewOf(film.after));
    if (AT_WORK.includes(this.view.phase)) return whileWaiting(this.#calm, this.view);
    this.#calm = this.view;
    const { newcomer } = this.held ?? { newcomer: null };
    const site = siteOf(this.view);
    return newcomer ? { ...site, workers: [...site.workers, newcomer] } : site;
  });
  /** A film runs, or a hand holds something. */
  readonly busy = $derived.by(() => this.given().film !== null || this.held !== null);
  readonly seen = $derived.by(() => this.given().film !== null || this.given().position.line === this.#seenTo);

  /** Shows a film to its end; stopped by what it returns. */
  run(film: Film, stage: Staged | undefined, ended: () => void): () => void {
    this.#seenTo = film.after.line;
    return this.projection.begin(film, stage?.screen() ?? null, ended);
  }

  /** The piece in one's hand hangs so many pixels from its place. */
  hang(stage: Staged | undefined, off: Spot, lean: Spot): void {
    const { held } = this;
    const flat = held && stage?.flatAt(held.at);
    if (stage && held && flat)
      stage.screen()?.pose(withMoved(this.poses, [[held.number, hanging(held.at, off, lean, flat)]]));
  }
}
