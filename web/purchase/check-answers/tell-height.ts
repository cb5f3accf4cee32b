/** The `ref` of a bar at the lower edge: what else stays in sight stands on it, however high it is. */
export const tellHeight = (bar: HTMLElement | null) => {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--footer-height", `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty("--footer-height");
  };
};
