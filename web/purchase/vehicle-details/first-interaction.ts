const interactions = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"] as const;

/** Works at the first interaction, at once if the page is scrolled. Returns a cancel function. */
export function onFirstInteraction(work: () => void): () => void {
  const waiting = new AbortController();
  const run = () => {
    waiting.abort();
    work();
  };
  if (scrollY > 0) run();
  else
    for (const interaction of interactions)
      addEventListener(interaction, run, { signal: waiting.signal, passive: true });

  return () => waiting.abort();
}
