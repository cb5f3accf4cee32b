const moves = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"] as const;

/**
 * Runs work once, when the person does something on the page for the first time; at once if they have
 * scrolled it already. Answers how to call it off.
 */
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
