/** What a review says, in sentences. */
import type { Face } from "../games/face";
import type { Turn } from "../log";
import type { DecisiveMoment, Finding, HintStep, Say, WeighedChoice } from "../protocol";
import { hasWords } from "../words.svelte";
import { hundredths } from "./curve";

const MANY = 4; // decisions of a move that are all told

/** The decisions of a move that are worth telling: of many the first and those that the log tells of, too. */
export function essential(steps: HintStep[], game: string, told = hasWords): HintStep[] {
  const main = ({ action }: HintStep) => told(`${game}-turn-${String(action["do"])}`);
  return steps.length > MANY && steps.some(main) ? steps.filter((step, index) => index === 0 || main(step)) : steps;
}

/** How the pieces of a sentence are said: by the table, in the game's words, with the names of its people. */
export interface Speaker {
  game: string;
  tell: (say: Say) => string;
  called: (step: HintStep) => string | null;
  name: (seat: number) => string;
}

export const speakerOf = (
  game: string,
  tell: (say: Say) => string,
  face: Face | null,
  position: Parameters<NonNullable<Face["called"]>>[1] | null,
  name: (seat: number) => string,
): Speaker => ({
  game,
  tell,
  name,
  called: ({ action }) => (position && face?.called?.(action, position)) ?? null,
});

export function moveText(steps: HintStep[], speaker: Speaker): string {
  return essential(steps, speaker.game)
    .map((step) => speaker.called(step) ?? speaker.tell(step.say))
    .join(" · ");
}

/** No line ends between the sign of a number and the number. */
export const unbroken = (text: string) => text.replace(/–(?=\d)/g, "–\u2060");

/** Whether anything better was found, and surely so. */
export const isDear = ({ best, cost }: WeighedChoice) => best !== null && cost > 0;

/** What happened in a turn, as far as somebody had a choice. */
export const choicesIn = (turn: Turn | undefined, findings: Finding[]): Finding[] =>
  turn === undefined ? [] : findings.filter(({ line, choice }) => choice && line > turn.from && line <= turn.to);

/** A moment in one sentence. */
export function momentText(moment: DecisiveMoment, finding: Finding | undefined, speaker: Speaker): Say {
  const change = hundredths(moment.swing);
  const [who, choice] = [speaker.name(moment.seat), finding?.choice];
  if (moment.kind === "choice" && choice?.best) {
    const [doing, better] = [moveText(choice.done.plan, speaker), moveText(choice.best.plan, speaker)];
    return { message: "web-review-moment-choice", arguments: { who, doing, better, change } };
  }
  const message = change < 0 ? "web-review-moment-unlucky" : "web-review-moment-lucky";
  return { message, arguments: { name: who, change } };
}
