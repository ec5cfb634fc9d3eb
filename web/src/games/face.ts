/** What a game must bring along to be played here; nothing else in the client knows which game it is. */
import type { Component } from "svelte";
import type { Action } from "../actions";
import type { Heading } from "../narrowing";
import type { Film } from "../films.svelte";
import type { Choice, LogLine, Position, Say, ScoreLine, Seat } from "../protocol";
import type { Sound } from "../notes";

/** Several moves that the board makes one after the other, each as if it was chosen by itself. */
export interface Offer {
  label: string;
  go: () => void;
}

/** What came of the last hand, as long as nobody has decided anything since; and how to see it once more. */
export interface LastFilm {
  lines: LogLine[];
  again: (() => void) | null;
}

export interface BoardProps {
  game: string;
  position: Position;
  seats: Seat[];
  /** What somebody who plays alone has to reach. */
  goal: number | null;
  /** Whose side of the table we sit on. */
  chair: number;
  /** Somebody else who is at work, or has just been: what they do is to be seen large. */
  front: number | null;
  /** What may be done now; glowing on the board. */
  choices: Choice[];
  /** What the hint points at. */
  hint: Choice | null;
  /** How far the answers have been narrowed down: keys of the game's headings. */
  way: string[];
  choose: (way: string[]) => void;
  name: (seat: number | null) => string;
  attempt: (action: Action) => void;
  /** Take back what was chosen last; nothing when that cannot be done. */
  undo: (() => void) | null;
  /** Sit somewhere else to see better. */
  sit: (seat: number) => void;
  /** Something that can be done in one go, as the first answer of the bar; nothing when there is none any more. */
  offer: (offer: Offer | null) => void;
  /** What this position shows is being looked at (`Face.sight`): nothing is asked until its reader goes on. */
  looking: boolean;
  /** What a hand did, while that is to be seen (`Face.films`), and that it was. */
  film: Film | null;
  filmEnded: () => void;
  lastFilm: LastFilm | null;
  /** What the reader's own hand holds (`Face.byHand`), and the path on which it brought that to its place; null: put back. */
  inHand: Choice | null;
  handOver: (path: unknown) => void;
}

/** In pixels of the page. */
export interface Size {
  width: number;
  height: number;
}

/** A small model of the game: an example of its own, or a position as seen from a seat. */
export interface ModelProps {
  position?: Position | undefined;
  seat?: number;
}

export interface Face {
  Board: Component<BoardProps>;
  /** Answers that belong in the bar even when they are not possible: they say why. */
  answers(position: Position): Action[];
  /** Whether an answer comes after all others, as those do that end something. */
  last?(action: Action): boolean;
  /** Whether nobody would want an answer, or not for itself, though it may be given: it is not painted as if they would. */
  unwanted?(action: Action, position: Position): boolean;
  /** The number that an answer is, where it is one: its key is that number. */
  number?(action: Action): number | null;
  /** An answer in better words than the server has for it, shorter below its headings; nothing where there are none. */
  label?(action: Action, position: Position, headed?: boolean): string | null;
  /** An answer in words by itself, when nobody is asked for it, where the server has only its code; otherwise nothing. */
  called?(action: Action, position: Position): string | null;
  /** Where answers may be hundreds: the headings that lead to one, step by step. */
  headings?(action: Action, name: (seat: number) => string): Heading[];
  /** What is needed at hand while playing, on one page, for the table's side and for paper; tells what holds here and now. */
  Reference?: Component<{ position: Position; chair: number }>;
  /** A small picture of the piece that a sentence of the log is about … */
  Piece?: Component<{ say: Say }>;
  /** … for those sentences that have one. */
  told?(say: Say): boolean;
  /** A small picture beside a rule … */
  Picture?: Component<{ rule: string }>;
  /** … for those rules that have one. */
  pictured: string[];
  /** What a line of a seat's score sheet is about: a selector of it on the board, where its points are counted. */
  cause?(line: ScoreLine, seat: number): string;
  /** How it ended, where that belongs in the headline; `name` is added for the seat in it. */
  ending?(position: Position): Say | null;
  /** How an action sounds, by its kind; as a piece that lands, unless it says otherwise. */
  sounds?: Partial<Record<string, Sound>>;
  /** Its board can show how everything moved when a hand was at work; whether nobody should miss what these lines tell of it. */
  films?(lines: LogLine[]): boolean;
  /** Whether an answer has to be carried out by the reader's own hand. */
  byHand?(action: Action, position: Position): boolean;
  /** What is to be done with what that hand holds, in words. */
  held?(action: Action): string;
  /** Why somebody is asked in the turn of another: this is told instead of that it is their turn. */
  because?(position: Position): Say | null;
  /** A still picture of what has been built, in the page's colours on nothing. */
  portrait?(position: Position, size: Size): Promise<HTMLCanvasElement | ImageBitmap>;
  /** Fetches what the board will need, while somebody still looks at the game's card. */
  ahead?(): Promise<unknown>;
  /** Keys of its own, and the sentence that tells what each does. */
  keys?: Record<string, string>;
  /**
   * What is to be looked at when one position follows another. Until its reader goes on by the bar, nothing that came with
   * it or comes after it is told in this browser: no points, no lines of the log, no question.
   */
  sight?(before: Position, after: Position): Say | null;
}
