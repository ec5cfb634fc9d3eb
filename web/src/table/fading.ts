/** Whether there is more below what is seen of a list. */
const SLACK = 4; // pixels that nobody misses at the lower edge

interface Scrolled {
  scrollHeight: number;
  scrollTop: number;
  clientHeight: number;
}

export const hasMore = ({ scrollHeight, scrollTop, clientHeight }: Scrolled) =>
  scrollHeight - scrollTop - clientHeight > SLACK;

/** Marks a list as long as there is more below its edge: attached to it, it looks whenever that may have changed. */
export function fading(list: HTMLElement): () => void {
  const look = () => list.toggleAttribute("data-more", hasMore(list));
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(list);
  changed.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look);
  look();
  return () => {
    resized.disconnect();
    changed.disconnect();
    list.removeEventListener("scroll", look);
  };
}
