/** What is as high while something else is shown in it as it was before: the picture beside it stays where it is. */
export function steady(node: HTMLElement, held: boolean): { update: (held: boolean) => void; destroy: () => void } {
  let isHeld = held;
  let height = 0;
  const observer = new ResizeObserver(([entry]) => {
    if (!isHeld) height = entry?.borderBoxSize[0]?.blockSize ?? 0;
  });
  observer.observe(node, { box: "border-box" });
  return {
    update: (held) => {
      isHeld = held;
      node.style.minHeight = held ? `${String(height)}px` : "";
    },
    destroy: () => {
      observer.disconnect();
    },
  };
}
