/**
 * One line to a table that mends itself.
 *
 * What is sent stays in the outbox until the server has answered it, and is sent again, under the same id, whenever the
 * line is open again: the server carries a message out once however often it comes, so no move is lost and none is made
 * twice. What arrives is put in order: lines we have are skipped, and after a gap we ask again for everything since.
 */
import type { FromClient, FromServer, LogLine, Say } from "./protocol";

export type LineState = "connecting" | "open" | "lost" | "gone";

/** As much of a WebSocket as is used here. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  /** A socket that tells what is new since so many lines of the log (null: everything) and of the chat. */
  open(since: number | null, said: number): Socket;
  later(milliseconds: number, act: () => void): () => void;
  /** How everything moved in what began with a line of the log; null where nobody knows. */
  motion: ((line: number) => Promise<ArrayBuffer>) | null;
  /** Asked after a line could not be opened: the sentence to show if the table is no more, otherwise null. */
  isGone(): Promise<Say | null>;
}

export interface Listener {
  received(message: FromServer): void;
  lineChanged(state: LineState, gone: Say | null): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 3_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;
const AWAY = 2_000;

type Answered = Extract<FromServer, { id: string | null }>;
export type Unsent = FromClient extends infer M ? (M extends FromClient ? Omit<M, "id"> : never) : never;

export class Connection {
  #socket: Socket | null = null;
  #state: LineState = "connecting";
  #isOpen = false;
  #length: number | null = null;
  #said = 0;
  #failures = 0;
  #outbox = new Map<string, FromClient>();
  #waiting = new Map<string, (answer: Answered) => void>();
  #cancelTimer: () => void = () => undefined;

  constructor(
    private readonly around: Surroundings,
    private readonly listener: Listener,
  ) {}

  connect(): void {
    if (this.#socket !== null || this.#state === "gone") return;
    this.#cancelTimer();
    const socket = this.around.open(this.#length, this.#said);
    this.#socket = socket;
    this.#cancelTimer = this.around.later(PATIENCE, () => this.#hangUp());
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => this.#receive(socket, JSON.parse(event.data) as FromServer);
    socket.onclose = () => this.#closed(socket);
  }

  /** Leave the table; nothing is sent or heard any more. */
  stop(): void {
    this.#cancelTimer();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** Send a message and wait for its answer, however often the line breaks in between. */
  ask(message: Unsent): Promise<Answered> {
    const id = freshId();
    const whole = { ...message, id } as FromClient;
    this.#outbox.set(id, whole);
    if (this.#isOpen) this.#socket?.send(JSON.stringify(whole));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  get unanswered(): number {
    return this.#outbox.size;
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#isOpen = true;
    this.#failures = 0;
    this.#become("open");
    for (const message of this.#outbox.values()) socket.send(JSON.stringify(message));
    this.#listenForSilence();
  }

  #closed(socket: Socket): void {
    if (socket !== this.#socket) return;
    const neverOpened = !this.#isOpen;
    this.#socket = null;
    this.#isOpen = false;
    this.#cancelTimer();
    if (this.#state === "gone") return;
    this.#become("lost");
    if (neverOpened) void this.#lookWhetherGone();
    this.#cancelTimer = this.around.later(scattered(waitAfter(this.#failures++)), () => this.connect());
  }

  async #lookWhetherGone(): Promise<void> {
    const say = await this.around.isGone();
    if (say !== null) this.#end(say);
  }

  #end(say: Say): void {
    this.#state = "gone";
    this.stop();
    this.listener.lineChanged("gone", say);
  }

  #become(state: LineState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.listener.lineChanged(state, null);
  }

  /** A line may be dead without saying so: after a while of silence we knock, and hang up when nobody answers. */
  #listenForSilence(): void {
    this.#cancelTimer();
    this.#cancelTimer = this.around.later(HEARTBEAT, () => {
      this.#socket?.send(JSON.stringify({ type: "ping", id: freshId() }));
      this.#cancelTimer = this.around.later(PATIENCE, () => this.#hangUp());
    });
  }

  #hangUp(): void {
    const socket = this.#socket;
    if (socket === null) return;
    socket.close();
    this.#closed(socket);
  }

  #receive(socket: Socket, message: FromServer): void {
    if (socket !== this.#socket) return;
    this.#listenForSilence();
    if (message.type === "gone") return this.#end(message.say);
    if (message.type === "refused" && message.code === "away" && message.id !== null) return this.#sayLater(message.id);
    const ordered = this.#inOrder(message);
    if (ordered === null) return;
    this.listener.received(ordered);
    if ("id" in ordered && ordered.id !== null) this.#answer(ordered.id, ordered);
  }

  /** The server could not reach its database and does not know whether it was done: the same, under the same id, again. */
  #sayLater(id: string): void {
    this.around.later(AWAY, () => {
      const message = this.#outbox.get(id);
      if (this.#isOpen && message !== undefined) this.#socket?.send(JSON.stringify(message));
    });
  }

  #answer(id: string, answer: Answered): void {
    this.#outbox.delete(id);
    this.#waiting.get(id)?.(answer);
    this.#waiting.delete(id);
  }

  /** The message as it continues what we know; null if there is nothing new in it, or if something is missing before. */
  #inOrder(message: FromServer): FromServer | null {
    if (message.type === "snapshot") {
      this.#length = message.log.length;
      this.#said = message.chat.at(-1)?.number ?? 0;
    }
    if (message.type === "chat") return this.#isNews(message.line.number) ? message : null;
    if (message.type !== "moves") return message;
    const known = this.#length ?? 0;
    if (message.since > known) {
      this.#hangUp();
      return null;
    }
    const fresh = message.log.slice(known - message.since);
    if (fresh.length === 0 && message.log.length > 0) return null;
    this.#length = known + fresh.length;
    return { ...message, since: known, log: fresh };
  }

  #isNews(said: number): boolean {
    const news = said > this.#said;
    this.#said = Math.max(said, this.#said);
    return news;
  }
}

/** Longer and longer, up to a few seconds. */
export function waitAfter(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures);
}

/** Up to a quarter less, so that after a restart not everybody knocks at the same moment. */
function scattered(milliseconds: number): number {
  return milliseconds * (1 - Math.random() / 4);
}

/** The log with new lines joined on. */
export function joined(log: LogLine[], since: number, lines: LogLine[]): LogLine[] {
  return [...log.slice(0, since), ...lines];
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
