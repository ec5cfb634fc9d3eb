// Generated from src/storeys/server/protocol by `python -m storeys.server.typescript`. Do not edit.

export type Language = "en" | "pl" | "hu" | "ro";
export type Clock = "none" | "relaxed" | "correspondence";
export type Speed = "calm" | "brisk" | "once";
export type Cold = "compiling" | "no-compiler" | "no-cache" | "failed";

/** A new name or language. */
export interface ChangeMe {
  name?: string | null;
  language?: Language | null;
}

/** A game that can be played here; its title is `<name>-title`, its inviting line `<name>-line`. */
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  options: OptionInfo[];
  bots: string[];
  minutes: number;
  difficulty: number;
  rulebook: Section[];
  lesson: boolean;
}

/** Whether the network around the server's machine is let in: for whoever sits at that machine and may decide it. */
export interface House {
  may: boolean;
  address: string | null;
}

/** The player behind this browser's cookie. */
export interface Me {
  player: string;
  name: string;
  language: Language | null;
}

/** Let the house network in, or no longer. */
export interface OpenHouse {
  open: boolean;
}

/** A table option: the rule that leaves it open and its values, the first the default. */
export interface OptionInfo {
  name: string;
  rule: string;
  values: number[];
  seats: number[];
  needs: string | null;
}

/** A token by which another browser becomes this player, and no other is it any longer; it is used up by that. */
export interface Recovery {
  token: string;
}

/** One numbered rule of a rulebook; the text is the message `<game>-rule-<number>`. */
export interface RuleText {
  number: string;
  message: string;
}

/** A section of a rulebook; its title is a message. */
export interface Section {
  title: string;
  rules: RuleText[];
}

/** What somebody reached alone, and what was to be reached. */
export interface Solo {
  points: number;
  goal: number;
  options: Record<string, number>;
  at: number;
}

/** The solo record of a player in one variant of a game: the results, the oldest first, and the next goal. */
export interface Solos {
  game: string;
  options: Record<string, number>;
  goal: number;
  results: Solo[];
}

/** A happening that decided much: for the seat whose choice was costly, or whom chance helped most. */
export interface DecisiveMoment {
  number: number;
  kind: "choice" | "chance";
  seat: number;
  swing: number;
}

/** One happening, a whole move or all that chance did in a row, and what every seat could expect after it. */
export interface Finding {
  line: number;
  seat: number | null;
  shares: number[];
  errors: number[];
  points: number[];
  choice: WeighedChoice | null;
}

/** A new table that begins where a match stood after so many lines: I take a seat, bots the others. */
export interface PlayOn {
  line: number;
  seat: number;
  bot?: string | null;
}

/** What could have been done in a finished match, as far as it was found out; findings from one number on. */
export interface Review {
  key: string;
  sources: string | null;
  total: number | null;
  found: number;
  since: number;
  findings: Finding[];
  players: ReviewedPlayer[];
  moments: DecisiveMoment[];
  trouble: Say | null;
}

/** How somebody played and what chance did for them; luck, skill and others are shares of the win. */
export interface ReviewedPlayer {
  accuracy: number | null;
  choices: number;
  points: number;
  luck: number;
  skill: number;
  others: number;
  error: number;
}

/** Where a review is found: whoever knows this may read it. */
export interface ReviewKey {
  key: string;
}

/** What was done, and what the search would have done instead, if not the same. */
export interface WeighedChoice {
  ways: number;
  done: WeighedMove;
  best: WeighedMove | null;
  cost: number;
  points: number;
}

/** A whole move, decision by decision, what every seat could expect of it, and how it was expected to go on. */
export interface WeighedMove {
  plan: HintStep[];
  line: LogLine[];
  shares: number[];
  points: number[];
  error: number;
}

/** A line of chat. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Show the position after so many lines of the log; as a seat saw it then, or all that the reader may see. */
export interface Look {
  type: "look";
  id: string;
  line: number;
  seat?: number | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** An action, as data, for a seat of mine; `at` is the length of the log it was chosen at. */
export interface Play {
  type: "play";
  id: string;
  at: number;
  seat: number;
  action: Record<string, unknown>;
  path?: unknown;
}

/** Let the bots of this table play at another speed. */
export interface SetSpeed {
  type: "speed";
  id: string;
  speed: Speed;
}

/** Let the bots answer at once until a person is to move. */
export interface Skip {
  type: "skip";
  id: string;
}

/** Take back my last decision; against bots alone with their answers to it. */
export interface Undo {
  type: "undo";
  id: string;
  at: number;
  seat: number;
}

/** Why can this action not be played? */
export interface WhyNot {
  type: "why";
  id: string;
  seat: number;
  action: Record<string, unknown>;
}

/** What would be the best move of a seat of mine that is to move, where the log is so long? */
export interface AskHint {
  seat: number;
  line: number;
}

/** Who is to sit in a seat: me, a bot, a neighbour at my own screen, or whoever comes by link. */
export interface Chair {
  kind: "me" | "bot" | "neighbour" | "open";
  bot?: string | null;
  name?: string | null;
}

/** A new table, the code by which others join, and what is promised of chance before it does anything. */
export interface Created {
  table: string;
  code: string;
  commitment: string;
}

/** Put one of my tables out of my sight, or bring it back. */
export interface Dismiss {
  dismissed: boolean;
}

/** One draw of chance: the line of the log where its outcome stands, and its tickets. */
export interface Draw {
  line: number;
  tickets: number[][];
}

/** Every draw of a finished match, in the order in which they are numbered; with the seed anyone can repeat them. */
export interface Draws {
  outcomes: Record<string, unknown>[];
  draws: Draw[];
}

/** Let a bot sit on an open chair, or open a bot's chair again, before the match begins. */
export interface GiveChair {
  seat: number;
  to: "bot" | "open";
  bot?: string | null;
}

/** The best moves, the best first, and why that one; `instead`, the second in words, is added by the client. */
export interface Hint {
  seat: number;
  line: number;
  options: Suggestion[];
  reasons: Say[];
  rough: boolean;
}

/** One decision of a whole move. */
export interface HintStep {
  action: Record<string, unknown>;
  say: Say;
}

/** Take an open chair by the table's code; the first free one unless a seat is named. Listed tables need no code. */
export interface Join {
  code?: string;
  seat?: number | null;
}

/** Where the player sits now. */
export interface Joined {
  table: string;
  seat: number;
  commitment: string;
}

/** A table to be set up. */
export interface NewTable {
  game: string;
  chairs: Chair[];
  options?: Record<string, number>;
  listed?: boolean;
  bots_take_over?: boolean;
  clock?: Clock;
  lesson?: boolean;
  speed?: Speed;
  hints?: boolean;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  mine: boolean;
  here: boolean;
  left: boolean;
  back: boolean;
}

/** Open a chair again, before the match begins; who sat there is not let in any more. */
export interface SendAway {
  seat: number;
}

/** A whole move, decision by decision, and what it is expected to bring; nothing where that was not found out. */
export interface Suggestion {
  steps: HintStep[];
  share: number | null;
  points: number | null;
  error: number | null;
}

/** A table in a list. */
export interface TableInfo {
  table: string;
  game: string;
  phase: "waiting" | "playing" | "over";
  seats: Seat[];
  host: number | null;
  to_move: number | null;
  my_turn: boolean;
  moves: number;
  goal: number | null;
  listed: boolean;
  changed: number;
}

/** The message was carried out and is stored; sent again for the same id, without doing it again. */
export interface Accepted {
  type: "accepted";
  id: string;
  line: number;
}

/** A line of chat. */
export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
}

/** One thing the reader may do now. */
export interface Choice {
  seat: number;
  action: Record<string, unknown>;
  say: Say;
}

/** The table is no more, or not for this reader; the connection is closed after it. */
export interface Gone {
  type: "gone";
  say: Say;
}

/** A seat has asked for a hint where the log was so long, before its next move. */
export interface Hinted {
  line: number;
  seat: number;
}

/** What is told, asked or watched at one place of a lesson. */
export interface LessonStep {
  place: number;
  goal: number;
  kind: "tell" | "do" | "watch";
  say: Say;
  actions: Record<string, unknown>[];
  point: string | null;
  instead: Say;
}

/**
 * One line of the log, as far as the reader may see it.
 *
 * The client adds two arguments to `say`, because names are in its language: `who`, the name of `seat`, and `name`,
 * the name of the seat in the argument `seat`, if there is one.
 */
export interface LogLine {
  line: number;
  turn: number;
  seat: number | null;
  undo: boolean;
  again: boolean;
  action: Record<string, unknown> | null;
  say: Say | null;
  notes: Say[];
  scores: (number | null)[] | null;
  motion: boolean;
}

/** The position that was asked for. */
export interface Looked {
  type: "looked";
  id: string;
  position: Position;
}

/** New lines of the log and the position after them; `since` is the length of the log before. */
export interface Moves {
  type: "moves";
  since: number;
  log: LogLine[];
  position: Position;
  seed: string | null;
}

/** Somebody said something. */
export interface NewChat {
  type: "chat";
  line: ChatLine;
}

/** Who sits where, who is here, who has asked for hints, or how fast or well bots play, has changed. */
export interface People {
  type: "people";
  phase: "waiting" | "playing" | "over";
  seats: Seat[];
  next_table: string | null;
  speed: Speed;
  hinted: Hinted[];
  warming: Cold | null;
}

/** I am here. */
export interface Pong {
  type: "pong";
  id: string;
}

/** A position as the reader may see it: all that a client draws. */
export interface Position {
  line: number;
  to_move: number | null;
  deadline: number | null;
  over: boolean;
  question: Say;
  view: unknown;
  choices: Choice[];
  by_itself: boolean;
  can_undo: number[];
  cannot_undo: Say | null;
  scores: (number | null)[];
  ranks: number[];
  sheet: ScoreLine[][];
  decided_by: Say | null;
  lesson: number | null;
  hand_at_work: boolean;
  poses: string | null;
}

/** Why an action cannot be played; nothing if it can. */
export interface Reasoned {
  type: "reason";
  id: string;
  say: Say | null;
}

/** The message was not carried out, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  say: Say;
  line: number;
}

/** One line of a score sheet. */
export interface ScoreLine {
  say: Say;
  points: number;
}

/** Everything about a table, sent first and whenever a client is too far behind. */
export interface Snapshot {
  type: "snapshot";
  table: string;
  game: string;
  options: Record<string, number>;
  phase: "waiting" | "playing" | "over";
  seats: Seat[];
  code: string | null;
  maker: boolean;
  commitment: string | null;
  seed: string | null;
  log: LogLine[];
  chat: ChatLine[];
  position: Position | null;
  next_table: string | null;
  goal: number | null;
  bots_take_over: boolean;
  clock: Clock;
  lesson: LessonStep[];
  speed: Speed;
  warming: Cold | null;
  hints: boolean;
  hinted: Hinted[];
  copied: number;
}

/** The body of every HTTP answer that is not a success. */
export interface Problem {
  code: string;
  say: Say;
  table: string | null;
}

/** A sentence: its message id, its arguments, and the number of the rule behind it. */
export interface Say {
  message: string;
  arguments?: Record<string, string | number>;
  rule?: string | null;
}

export type FromClient =
  | Play
  | Undo
  | Chat
  | Look
  | WhyNot
  | SetSpeed
  | Skip
  | Ping;

export type FromServer =
  | Snapshot
  | Moves
  | People
  | NewChat
  | Accepted
  | Refused
  | Looked
  | Reasoned
  | Pong
  | Gone;
