/** A hint: asked for, shown, and followed step by step, for as long as the reader does what it says. */
import { type Action, choiceOf, sameAction } from "./actions";
import { announce } from "./announcements.svelte";
import * as api from "./api";
import type { Face } from "./games/face";
import type { Choice, Hint, HintStep, Hinted, LogLine, Position, Say, Suggestion } from "./protocol";
import { say } from "./words.svelte";

/** As much of the table as is needed here. */
interface Around {
  readonly id: string;
  readonly now: Position | null;
  readonly told: { goal: number | null } | null;
  readonly mine: number[];
  readonly knows: Pick<Face, "called">;
  name(seat: number | null): string;
  tell(sentence: Say): string;
}

const GAMES = 100; // so many are told of
const FEW = 4; // steps of a move that are told
export const ARROW = " → ";
const BEHIND = "behind"; // the refusal of a hint about what is no more

/** A move of many steps is told by the first of them. */
export const shortened = (steps: string[]) => (steps.length > FEW ? [...steps.slice(0, FEW), "…"] : steps);

export class Advice {
  /** Somebody looks ahead for us. */
  thinking = $state(false);
  given = $state.raw<Hint | null>(null);
  /** Which of the ways is lit on the board. */
  chosen = $state(0);
  /** The steps of it that have been made. */
  made = $state.raw<Action[]>([]);
  #asked = 0;

  constructor(
    private readonly table: Around,
    private readonly refuse: (say: Say) => void,
    private readonly ask = api.hint,
  ) {}

  /** The next step of the chosen way, where it can be made now. */
  readonly next = $derived.by((): Choice | null => {
    const step = this.given?.options[this.chosen]?.steps[this.made.length];
    return (step && choiceOf(this.table.now?.choices ?? [], step.action)) ?? null;
  });

  /** What the seat to move could do; an answer that comes when something has happened since is not told. */
  async request(seat: number, line: number): Promise<void> {
    if (this.thinking) return;
    const asked = ++this.#asked;
    const isWanted = () => asked === this.#asked && this.table.now?.line === line;
    this.close();
    this.thinking = true;
    announce(say("web-hint-thinking"));
    try {
      const hint = await this.ask(this.table.id, { seat, line });
      if (isWanted()) this.#show(hint);
    } catch (reason) {
      const refusal = reason instanceof api.Refusal ? reason : null;
      if (isWanted() && refusal?.code !== BEHIND) this.refuse(refusal?.say ?? { message: "web-no-server" });
    }
    if (asked === this.#asked) this.thinking = false;
  }

  /** Something has happened: either just what was advised, or the hint is about something that is no more. */
  follow(log: LogLine[], position: Position): void {
    if (log.length === 0) return; // only the clock was set anew
    if (this.thinking) this.#forget();
    const [line] = log;
    const isStep = log.length === 1 && line?.seat === this.given?.seat && line?.undo === false;
    if (!isStep || line.action === null || position.to_move !== this.given?.seat) return this.close();
    this.#stepMade(line.action);
  }

  /** Somebody has asked for a hint; of oneself one knows it. */
  hearOf(hinted: Hinted[]): void {
    const others = hinted.filter(({ seat }) => !this.table.mine.includes(seat));
    if (others.length > 0)
      announce(others.map(({ seat }) => say("hint-asked", { name: this.table.name(seat) })).join(" "));
  }

  close(): void {
    this.given = null;
    this.chosen = 0;
    this.made = [];
  }

  /** Whatever comes now comes too late. */
  #forget(): void {
    this.#asked++;
    this.thinking = false;
  }

  #stepMade(action: Action): void {
    const made = [...this.made, action];
    const goesOn = ({ steps }: Suggestion) =>
      steps.length > made.length && made.every((one, number) => sameAction(one, steps[number]?.action ?? {}));
    const options = this.given?.options ?? [];
    const own = options[this.chosen];
    const way = own !== undefined && goesOn(own) ? this.chosen : options.findIndex(goesOn);
    if (way < 0) return this.close();
    [this.made, this.chosen] = [made, way];
  }

  #show(hint: Hint): void {
    this.given = hint;
    const [best] = hint.options;
    if (best === undefined) return;
    announce([`${say("web-hint")}: ${this.inWords(best)}.`, this.expects(best), ...this.reasons()].join(" "));
  }

  // --- In words ---

  /** A whole move. */
  inWords = ({ steps }: Suggestion): string => shortened(steps.map(this.step)).join(ARROW);

  /** One decision, by the game where it has better words than the server. */
  step = ({ action, say: sentence }: HintStep): string => {
    const { now, knows } = this.table;
    return (now && knows.called?.(action, now)) ?? this.table.tell(sentence);
  };

  /** What a way is expected to bring; nothing where nobody has looked ahead. */
  expects({ share, points }: Suggestion): string {
    if (share === null || points === null) return "";
    const goal = this.table.told?.goal ?? null;
    const given = { wins: Math.round(GAMES * share), points: Math.round(10 * points) / 10 };
    return say(goal === null ? "hint-expects" : "hint-expects-goal", given);
  }

  /** Why the first way comes before the second; that one is called by the first step in which it is another. */
  reasons(): string[] {
    const [best, second] = this.given?.options ?? [];
    const other = second?.steps.find(({ action }, number) => !sameAction(action, best?.steps[number]?.action ?? {}));
    const more = other ? { instead: this.step(other) } : {};
    return (this.given?.reasons ?? []).map((reason) =>
      this.table.tell({ ...reason, arguments: { ...more, ...reason.arguments } }),
    );
  }
}
