/** To the answers in the bar, for those who come by keyboard; the bar keeps the focus when its answers change. */
export function toAnswers(): void {
  const answer = document.querySelector<HTMLElement>(".answers button");
  (answer ?? document.querySelector("main"))?.focus();
}
