/** Pieces glide from where they were to where they are: between the display in the middle, the players and the piles. */
interface Seen {
  card: string;
  place: string;
  box: DOMRect;
}

const DURATION = 380;

/** Where every card or die lies. Elements say so themselves: `data-card` which, `data-place` where. */
export function whereabouts(board: HTMLElement): Map<HTMLElement, Seen> {
  const elements = board.querySelectorAll<HTMLElement>("[data-card]");
  return new Map(
    Array.from(elements, (element) => [
      element,
      {
        card: element.dataset["card"] ?? "",
        place: element.dataset["place"] ?? "",
        box: element.getBoundingClientRect(),
      },
    ]),
  );
}

/** Which cards went from one place to another; of equal cards any may be the one. */
export function journeys<E>(before: Omit<Seen, "box">[], after: Map<E, Omit<Seen, "box">>): [E, number][] {
  const gone = before.map((_, index) => index);
  const arrived: E[] = [];
  for (const [element, { card, place }] of after) {
    const stayed = gone.findIndex((index) => before[index]?.card === card && before[index].place === place);
    if (stayed >= 0) gone.splice(stayed, 1);
    else arrived.push(element);
  }
  return arrived.flatMap((element): [E, number][] => {
    const from = gone.findIndex((index) => before[index]?.card === after.get(element)?.card);
    return from < 0 ? [] : [[element, gone.splice(from, 1)[0] as number]];
  });
}

export function glide(before: Seen[], after: Map<HTMLElement, Seen>): void {
  const moved = journeys(before, after);
  for (const [element, index] of moved) fly(element, (before[index] as Seen).box, (after.get(element) as Seen).box);
  const travelling = new Set(moved.map(([element]) => element));
  const known = new Set(before.map(({ card, place }) => `${card} ${place}`));
  let dealt = 0;
  for (const [element, seen] of after) {
    if (seen.place.startsWith("display") && !travelling.has(element) && !known.has(`${seen.card} ${seen.place}`))
      deal(element, dealt++);
  }
}

function fly(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const start = `translate(${String(x)}px, ${String(y)}px) scale(${String(Math.min(1.4, from.width / Math.max(1, to.width)))})`;
  element.animate(
    [
      { transform: start, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    {
      duration: DURATION,
      easing: "cubic-bezier(.3,.1,.2,1)",
    },
  );
}

function deal(element: HTMLElement, number: number): void {
  element.animate(
    [
      { transform: "translateY(-14px) rotate(-2deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: 260,
      delay: number * 70,
      easing: "ease-out",
      fill: "backwards",
    },
  );
}
