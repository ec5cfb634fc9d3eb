/** Dice tumble to where they land. */
interface Lain {
  where: string;
  box: DOMRect;
}

const DURATION = 400;
const ONE_AFTER_ANOTHER = 60;

/** Where every die on the board stands. Elements say so themselves: `data-tumbles` which, `data-of` whose, `data-where` where. */
export function standing(board: HTMLElement): Map<string, Lain & { element: HTMLElement }> {
  const dice = board.querySelectorAll<HTMLElement>("[data-tumbles]");
  return new Map(
    Array.from(dice, (element) => [
      `${element.dataset["of"] ?? ""} ${element.dataset["tumbles"] ?? ""}`,
      { element, where: element.dataset["where"] ?? "", box: element.getBoundingClientRect() },
    ]),
  );
}

/** Which dice stand elsewhere than before, or anew. */
export function fallen(before: Map<string, Pick<Lain, "where">>, after: Map<string, Pick<Lain, "where">>): string[] {
  return [...after].filter(([die, { where }]) => before.get(die)?.where !== where).map(([die]) => die);
}

export function tumble(before: ReturnType<typeof standing>, after: ReturnType<typeof standing>): void {
  fallen(before, after).forEach((die, number) => {
    const [from, to] = [before.get(die)?.box, after.get(die)];
    if (to)
      roll(to.element, from === undefined ? [-60, -46] : [from.left - to.box.left, from.top - to.box.top], number);
  });
}

function roll(element: HTMLElement, [x = 0, y = 0]: number[], number: number): void {
  const turn = x < 0 ? -1 : 1;
  element.animate(
    [
      {
        transform: `translate(${String(x)}px, ${String(y)}px) rotate(${String(turn * 250)}deg)`,
        zIndex: 6,
        easing: "cubic-bezier(.25,.6,.4,1)",
      },
      { transform: "translateY(-7px) rotate(0)", zIndex: 6, offset: 0.78, easing: "ease-in" },
      { transform: "none", zIndex: 6 },
    ],
    { duration: DURATION, delay: number * ONE_AFTER_ANOTHER, fill: "backwards" },
  );
}
