/** What only the reader's own hand can carry out: it is taken into it first, and played with the path that it went. */
import type { Action } from "./actions";
import type { Choice, Position } from "./protocol";

export class OwnHand {
  holds = $state.raw<Choice | null>(null);
  /** The game knows what needs one. */
  isNeeded: (action: Action, position: Position) => boolean = () => false;

  constructor(private readonly play: (choice: Choice, path: unknown) => Promise<void>) {}

  /** Whether it has taken this; whatever it held before is put back. */
  takes(choice: Choice, position: Position): boolean {
    this.holds = this.isNeeded(choice.action, position) ? choice : null;
    return this.holds !== null;
  }

  /** Brought to its place along a path; without one it is put back, and nothing has happened. */
  async handOver(path: unknown): Promise<void> {
    const choice = this.holds;
    this.putBack();
    if (choice !== null && path !== null) await this.play(choice, path);
  }

  putBack(): void {
    this.holds = null;
  }
}
