/** Which digit gives which answer: an answer that is a number, its own; the others, the digits after those, in order. */
export function digitsFor(numbers: (number | null)[]): (string | undefined)[] {
  let next = Math.max(0, ...numbers.map((number) => number ?? 0)) + 1;
  return numbers.map((number) => digit(number ?? next++));
}

const digit = (number: number) => (number >= 0 && number <= 9 ? String(number) : undefined);
