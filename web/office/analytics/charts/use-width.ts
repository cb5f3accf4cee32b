import { useLayoutEffect, useRef, useState } from "react";

/** How wide an element is, so that a chart's letters keep their size. */
export function useWidth<Some extends Element>(first: number) {
  const ref = useRef<Some>(null);
  const [width, setWidth] = useState(first);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width) || first);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [first]);

  return { ref, width };
}
