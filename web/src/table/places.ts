/** Where things are on the board, for what happens over it. */

/** What a selector names on a board, all of it together, as far as it is in sight. */
export function placeOf(board: HTMLElement, selector: string): DOMRect | null {
  const boxes = Array.from(board.querySelectorAll(selector), (element) => element.getBoundingClientRect());
  return within(board.getBoundingClientRect(), boxes);
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Boxes as one, cut to what can be seen of it through a window; nothing if that is nothing. */
export function within(window: Box, boxes: Box[]): DOMRect | null {
  const left = Math.max(window.left, Math.min(...boxes.map((box) => box.left)));
  const top = Math.max(window.top, Math.min(...boxes.map((box) => box.top)));
  const right = Math.min(window.right, Math.max(...boxes.map((box) => box.right)));
  const bottom = Math.min(window.bottom, Math.max(...boxes.map((box) => box.bottom)));
  return boxes.length > 0 && right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
}
