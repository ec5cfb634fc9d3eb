/** Those beside the reader: who leaves and comes back, and how fast bots play. */
import { announce } from "./announcements.svelte";
import type { Unsent } from "./connection";
import type { Position, Seat, Snapshot, Speed } from "./protocol";
import { comings } from "./seats";
import { settings } from "./settings.svelte";
import { tell } from "./words.svelte";

/** As much of the table as is needed here. */
interface Around {
  readonly told: Snapshot | null;
  readonly now: Position | null;
  readonly mine: number[];
}

export class Company {
  /** Who has left or come back since the reader last moved, in words. */
  news = $state<string | null>(null);

  constructor(
    private readonly table: Around,
    private readonly request: (message: Unsent) => Promise<void>,
  ) {}

  /** A bot is to move. */
  readonly botsPlay = $derived.by(() => {
    const { told, now } = this.table;
    return told?.phase === "playing" && told.seats[now?.to_move ?? -1]?.kind === "bot";
  });

  /** The reader says how fast bots play: alone at the table, or as its maker. */
  readonly setsPace = $derived.by(() => {
    const { told, mine } = this.table;
    const others = told?.seats.some((seat) => seat.kind === "person" && !seat.mine) ?? true;
    return mine.length > 0 && (told?.maker === true || !others);
  });

  /** The reader has left and may come back. */
  readonly mayComeBack = $derived.by(() => {
    const { told } = this.table;
    return told?.phase === "playing" && told.seats.some((seat) => seat.back);
  });

  changed(before: Seat[], after: Seat[]): void {
    const told = comings(before, after).map((sentence) => tell(sentence));
    if (told.length === 0) return;
    this.news = told.join(" ");
    announce(this.news);
  }

  /** Let bots play at another speed, here and at the tables that are set up next. */
  async setSpeed(speed: Speed): Promise<void> {
    settings.speed = speed;
    await this.request({ type: "speed", speed });
  }

  /** Let bots answer at once until somebody is asked. */
  async skipToMe(): Promise<void> {
    if (this.botsPlay && this.setsPace) await this.request({ type: "skip" });
  }
}
