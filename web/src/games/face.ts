/** What a game must bring along to be played here; nothing else in the client knows which game it is. */
import type { Component } from "svelte";
import type { Action } from "../actions";
import type { Choice, Position, Seat } from "../protocol";

export interface BoardProps {
  position: Position;
  seats: Seat[];
  /** Whose side of the table we sit on. */
  chair: number;
  /** What may be done now; glowing on the board. */
  choices: Choice[];
  /** What the hint points at. */
  hint: Choice | null;
  name: (seat: number | null) => string;
  attempt: (action: Action) => void;
  /** Sit somewhere else to see better. */
  sit: (seat: number) => void;
}

export interface GuideStep {
  message: string;
  rule: string;
  applies(position: Position, mine: number[]): boolean;
}

export interface Face {
  Board: Component<BoardProps>;
  /** Answers that belong in the bar even when they are not possible: they say why. */
  answers(position: Position): Action[];
  guide: GuideStep[];
  /** A small picture beside a rule … */
  Picture: Component<{ rule: string }>;
  /** … for those rules that have one. */
  pictured: string[];
}
