/** Runs work once the page has nothing better to do; answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, { timeout: 3000 });
  return () => cancelIdleCallback(idle);
}
