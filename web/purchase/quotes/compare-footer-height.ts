import { useEffect, useState } from "react";

/** In pixels, of the footer with the chosen quote; an error makes it higher. */
export function useFooterHeight(): number {
  const [height, setHeight] = useState(0);

  useEffect(() => {
    const footer = document.querySelector("[data-request-footer]");
    if (!footer) return;
    const observer = new ResizeObserver(() => setHeight(footer.getBoundingClientRect().height));
    observer.observe(footer);
    return () => observer.disconnect();
  }, []);

  return height;
}
