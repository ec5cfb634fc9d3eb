/** A table as this browser sees it: what the server told, what is on show, and what the reader does. */
import { notePromise, rewritten } from "./fairness";
import { type Action, choiceOf } from "./actions";
import { Advice } from "./advice.svelte";
import { Arrivals } from "./arrivals";
import { announce } from "./announcements.svelte";
import { Company } from "./company.svelte";
import { Connection, type LineState, type Surroundings, type Unsent, joined } from "./connection";
import { Earlier } from "./earlier";
import { Films } from "./films.svelte";
import type { Face, Offer } from "./games/face";
import { belonging, type Progress, remember, remembered, stepAt } from "./lesson";
import { BEAT, Hearing, type News, isNews } from "./hearing";
import { heardIn } from "./log";
import type { Source } from "./recording";
import { Looking } from "./looking.svelte";
import { OwnHand } from "./ownHand.svelte";
import type { Choice, FromServer, LessonStep, LogLine, Moves, Position, Say, Snapshot } from "./protocol";
import { nameOf, namesFor } from "./seats";
import { settings } from "./settings.svelte";
import { play as sound, playMoves } from "./sound";
import type { Counting } from "./table/counting.svelte";
import { say, tell } from "./words.svelte";

/** Something to be looked at, what it is in words, and the position that shows it. */
export interface Sight {
  say: Say;
  position: Position;
}

export class Table {
  told = $state.raw<Snapshot | null>(null);
  promised = $state<string | null>(null); // of the dice, when this browser first heard of the table
  /** Something other is promised of the dice now than was at first, or lines of the log are no longer what they were. */
  tampered = $state.raw<Say | null>(null);
  line = $state<LineState>("connecting");
  gone = $state.raw<Say | null>(null);
  /** Another position than the present one, when somebody leafs through the log. */
  past = $state.raw<Position | null>(null);
  readonly looking = new Looking(this);
  /** The answer to the last thing that could not be done. */
  refusal = $state.raw<Say | null>(null);
  /** An answer that a lesson points at. */
  #pointed = $state.raw<Choice | null>(null);
  readonly advice = new Advice(this, (say) => this.#refuse(say));
  /** What is lit because of a hint. */
  readonly hint = $derived.by((): Choice | null => this.#pointed ?? this.advice.next);
  /** How far the answers are narrowed down, in the bar and on the board alike. */
  way = $state.raw<string[]>([]);
  sending = $state(false);
  readonly company = new Company(this, (message) => this.#request(message));
  unread = $state(0);
  /** Something on the board is to be looked at first: what came with it, and all that comes after, waits. */
  sight = $state.raw<Sight | null>(null);
  /** What the board can do in one go. */
  offer = $state.raw<Offer | null>(null);
  /** Of a lesson: how far it was read, and the kind word to somebody who tried what is for later. */
  #progress = $state.raw<Progress>({ heard: -1, left: false });
  instead = $state.raw<Say | null>(null);
  /** At the end: the board instead of the score sheet. */
  showBoard = $state(false);
  /** What the game knows of its moves and positions. */
  knows: Pick<Face, "called" | "sounds" | "sight" | "ending"> = {};
  readonly hand = new OwnHand((choice, path) => this.play(choice, path));
  readonly films: Films;
  /** The last count, while it goes on. */
  count = $state.raw<Counting | null>(null);

  readonly #connection: Connection;
  readonly #earlier: Earlier;
  #forced: ReturnType<typeof setTimeout> | undefined;
  #takingBack = false;
  readonly #hearing = new Hearing({
    looksFirst: (news, behind, seen) => this.#looksFirst(news, behind, seen),
    hear: (news) => this.#hear(news),
  });
  #seen: () => void = () => undefined; // what is on the board
  readonly #arrivals = new Arrivals();

  constructor(
    readonly id: string,
    around: Surroundings,
    /** It comes from a file or a review: nobody sits here, and all of it lies open. */
    readonly recorded: Source | null = null,
  ) {
    this.#progress = remembered(id);
    this.films = new Films(this, around.motion);
    this.#connection = new Connection(around, {
      received: (message) => this.#receive(message),
      lineChanged: (state, gone) => this.#lineChanged(state, gone),
    });
    this.#earlier = new Earlier(this.#connection, (say) => this.#refuse(say));
    this.#connection.connect();
  }

  leave(): void {
    clearTimeout(this.#forced);
    this.#hearing.stop();
    this.films.end();
    this.#connection.stop();
  }

  /** Try at once instead of waiting: the network is back, or somebody looks at the page again. */
  reconnect(): void {
    if (this.line === "lost") this.#connection.connect();
  }

  // --- What is on show ---

  readonly now = $derived.by(() => {
    const position = this.told?.position ?? null;
    return position && this.sight ? { ...position, choices: [], can_undo: [] } : position;
  });
  /** What the board shows. */
  readonly position = $derived(this.past ?? this.sight?.position ?? this.now);
  readonly scores = $derived((this.past ?? this.now)?.scores ?? []);
  /** The step of a lesson that is due; it waits while somebody looks back, or at what has just happened. */
  readonly step = $derived(
    this.past === null && this.sight === null
      ? stepAt(this.told?.lesson ?? [], this.now?.lesson ?? null, this.#progress)
      : null,
  );
  readonly choices = $derived(this.past === null ? belonging(this.now?.choices ?? [], this.step) : []);
  readonly mine = $derived((this.told?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  readonly myTurn = $derived(this.told?.phase === "playing" && (this.now?.choices.length ?? 0) > 0);
  readonly watching = $derived(this.told !== null && this.mine.length === 0);
  /** Somebody else who is at work in the position on show. */
  readonly atWork = $derived.by(() => {
    const mover = this.position?.over || this.sight ? null : (this.position?.to_move ?? null);
    return mover === null || this.mine.includes(mover) ? null : mover;
  });
  /** Nothing is hidden from the reader any more. */
  readonly open = $derived.by(() => this.told?.phase === "over" || this.recorded !== null);

  name(seat: number | null): string {
    return nameOf(this.told?.seats ?? [], seat);
  }

  /** A sentence from the server, with the name of the seat it is about. */
  tell(sentence: Say): string {
    return tell(sentence, namesFor(this.told?.seats ?? [], { seat: null, action: sentence.arguments ?? null }));
  }

  // --- What the reader does ---

  async play(choice: Choice, path?: unknown): Promise<void> {
    const { now } = this;
    if (now === null || this.sending || this.past !== null) return;
    const { seat, action } = choice;
    if (path === undefined && this.hand.takes(choice, now)) return;
    this.#takingBack = false;
    this.company.news = null;
    await this.#carryOut({ type: "play", at: now.line, seat, action, ...(path === undefined ? {} : { path }) });
  }

  /** Play it if it can be played; otherwise say why not. */
  async attempt(action: Action): Promise<void> {
    const choice = choiceOf(this.choices, action);
    if (choice !== undefined) return this.play(choice);
    if (this.#isForLater(action)) return this.#answerKindly();
    this.refusal = await this.reason(action);
    if (this.refusal) this.#report(this.refusal);
  }

  /** Something that may be done, but not in this step of the lesson. */
  #isForLater(action: Action): boolean {
    return this.step !== null && choiceOf(this.now?.choices ?? [], action) !== undefined;
  }

  #answerKindly(): void {
    this.instead = this.step?.instead ?? null;
    this.#pointed = this.choices[0] ?? null;
    if (this.instead) announce(this.tell(this.instead));
  }

  /** A step of the lesson was read. */
  hasRead(step: LessonStep): void {
    this.instead = this.#pointed = null;
    this.#progress = remember(this.id, { ...this.#progress, heard: step.goal });
    if (this.step === null) this.#announcePosition();
  }

  leaveLesson(): void {
    this.instead = this.#pointed = null;
    this.#progress = remember(this.id, { ...this.#progress, left: true });
    this.#announcePosition();
    this.#considerForced();
  }

  async reason(action: Action): Promise<Say | null> {
    const seat = this.choices[0]?.seat ?? this.mine[0];
    if (seat === undefined) return { message: "web-you-watch" };
    const answer = await this.#connection.ask({ type: "why", seat, action });
    return answer.type === "reason" || answer.type === "refused" ? answer.say : null;
  }

  /** Take back the last decision, with all that followed from it; or say why it stands. */
  async undo(): Promise<void> {
    if (this.now === null || this.sending) return;
    const [seat] = this.now.can_undo;
    const why = seat === undefined ? this.now.cannot_undo : null;
    this.hand.putBack();
    if (why !== null) this.#refuse(why);
    if (seat === undefined) return;
    this.#takingBack = true;
    await this.#carryOut({ type: "undo", at: this.now.line, seat });
  }

  async askHint(): Promise<void> {
    const [choice] = this.choices;
    if (choice === undefined || this.now === null || this.sending) return;
    if (this.step !== null) return void (this.#pointed = choice);
    if (this.told?.hints === false) return this.#refuse({ message: "server-hints-off" });
    this.refusal = null;
    await this.advice.request(choice.seat, this.now.line);
    this.way = []; // it may lead elsewhere
  }

  chat = (text: string) => this.#request({ type: "chat", text });

  async #request(message: Unsent): Promise<void> {
    const answer = await this.#connection.ask(message);
    if (answer.type === "refused") this.#refuse(answer.say);
  }

  /** Show the position after so many lines of the log; the last one of a match that goes on is the present. */
  async look(line: number): Promise<void> {
    this.looking.pause();
    if (line >= this.looking.last && this.told?.phase === "playing" && !this.recorded) this.backToNow();
    else await this.show(line);
  }

  /** A file that ends before its match does has no present: only a last position. */
  backToNow(): void {
    this.looking.pause();
    if (this.recorded && this.told?.phase !== "over") return void this.show(this.looking.last);
    this.past = null;
    this.#considerForced();
  }

  async show(line: number): Promise<void> {
    const position = await this.positionAt(line);
    if (position === null) return;
    clearTimeout(this.#forced);
    this.films.end();
    this.past = position;
  }

  /** The position after so many lines of the log; null when that is refused. */
  positionAt(line: number): Promise<Position | null> {
    return this.#earlier.at(line, this.open ? this.looking.eyes : null);
  }

  async #carryOut(message: Parameters<Connection["ask"]>[0]): Promise<void> {
    clearTimeout(this.#forced);
    this.sending = true;
    this.refusal = this.#pointed = null;
    const answer = await this.#connection.ask(message);
    if (answer.type === "accepted") await this.#arrivals.until(answer.line, this.now?.line ?? 0);
    this.sending = false;
    if (answer.type === "refused") this.#refuse(answer.say);
    else this.#considerForced();
  }

  #refuse(sentence: Say): void {
    this.refusal = sentence;
    this.#report(sentence);
  }

  #report(sentence: Say): void {
    sound("refused");
    announce(this.tell(sentence));
  }

  // --- What the server tells ---

  #lineChanged(state: LineState, gone: Say | null): void {
    this.line = state;
    this.gone = gone;
    if (state === "lost") announce(say("web-line-lost"));
    if (state === "open" && this.told !== null) announce(say("web-line-open"));
  }

  #receive(message: FromServer): void {
    if (isNews(message)) this.#hearing.receive(message);
    if (this.told !== null && message.type === "chat") {
      this.told = { ...this.told, chat: [...this.told.chat, message.line] };
      this.unread += 1;
      announce(`${message.line.name}: ${message.line.text}`);
    }
  }

  /** What was to be seen has been looked at; what waited is told now, one after the other. */
  goOn(): void {
    if (this.sight === null) return;
    this.sight = null;
    this.#seen();
  }

  #looksFirst(news: News, behind: boolean, seen: () => void): boolean {
    [this.sight, this.#seen] = [this.#sightIn(news), seen];
    const film = this.sight === null ? this.films.of(news, behind) : null;
    void film?.then(seen);
    return this.sight !== null || film !== null;
  }

  #sightIn(news: News): Sight | null {
    const [before, position] = [this.told?.position, news.type === "people" ? null : news.position];
    const say = before && position ? (this.knows.sight?.(before, position) ?? null) : null;
    return say && position ? { say, position } : null;
  }

  #hear(news: News): void {
    if (news.type === "snapshot") this.#begin(news);
    if (this.told === null) return;
    if (news.type === "moves") this.#move(this.told, news);
    if (news.type === "people") {
      const { phase, seats, next_table, speed, hinted, warming } = news;
      this.company.changed(this.told.seats, seats);
      this.advice.hearOf(hinted.slice(this.told.hinted.length));
      this.told = { ...this.told, phase, seats, next_table, speed, hinted, warming };
    }
  }

  #begin(snapshot: Snapshot): void {
    this.tampered ??= this.#suspicion(snapshot);
    if (snapshot.phase !== this.told?.phase) this.#earlier.forget(); // after the end more can be seen
    this.told = snapshot;
    this.advice.close();
    this.#arrivals.at(this.now?.line ?? 0);
    this.#announcePosition();
    this.#considerForced();
  }

  #suspicion({ commitment, log }: Snapshot): Say | null {
    if (commitment) this.promised = this.recorded ? commitment : notePromise(this.id, commitment);
    const line = rewritten(this.told?.log ?? [], log);
    if (line !== null) return { message: "web-log-rewritten", arguments: { line } };
    return commitment && commitment !== this.promised ? { message: "web-dice-changed" } : null;
  }

  #move(told: Snapshot, { since, log, position, seed }: Moves): void {
    const wasMyTurn = this.myTurn;
    const phase = position.over ? "over" : "playing";
    this.told = { ...told, phase, log: joined(told.log, since, log), position, seed: seed ?? told.seed };
    this.#pointed = this.refusal = this.instead = null;
    this.advice.follow(log, position);
    this.#arrivals.at(this.now?.line ?? 0);
    if (log.length > 0) this.#happened(log, position, this.myTurn && !wasMyTurn); // otherwise only the clock was set anew
    this.#announcePosition(heardIn(log).map((line) => tell(line.say as Say, namesFor(told.seats, line))));
    this.#considerForced();
  }

  #happened(log: LogLine[], { over, line }: Position, turn: boolean): void {
    this.way = [];
    this.hand.putBack();
    playMoves(log, this.knows.sounds ?? {}, { over, turn, heard: this.films.seenTo === line });
  }

  #announcePosition(before: string[] = []): void {
    const question = this.now !== null && (this.myTurn || this.now.over) ? [tell(this.now.question)] : [];
    announce([...before, ...question].join(" "));
  }

  /** Inside a decision that was made, the only way on is taken after a beat, unless the reader presses the button. */
  #considerForced(): void {
    clearTimeout(this.#forced);
    const only = this.now?.by_itself ? this.choices[0] : undefined;
    if (only === undefined || this.step !== null || !settings.autoplay || this.#takingBack || this.sending) return;
    this.#forced = setTimeout(() => void this.play(only), BEAT);
  }
}
