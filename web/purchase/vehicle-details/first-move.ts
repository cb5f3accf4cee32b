const moves = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"] as const;

/** At the first interaction; at once if the page is already scrolled. Returns a cancel function. */
export function atFirstMove(work: () => void): () => void {
  const waiting = new AbortController();
  const run = () => {
    waiting.abort();
    work();
  };
  if (scrollY > 0) run();
  else
    for (const move of moves)
      addEventListener(move, run, { signal: waiting.signal, passive: true });

  return () => waiting.abort();
}
