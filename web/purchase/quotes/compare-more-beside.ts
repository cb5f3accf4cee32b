import { useCallback, useState } from "react";

/** Whether a box that scrolls sideways hides something beyond its inline end. */
export function useMoreBeside(): [ref: (box: HTMLElement | null) => void, hasMore: boolean] {
  const [hasMore, setHasMore] = useState(false);

  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return;
    // Right to left, the distance is negative.
    const look = () => setHasMore(box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > 4);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", look);
    };
  }, []);

  return [watch, hasMore];
}
