import { runWhenIdle } from "./run-when-idle.ts";

const PART = "below-fold";

/** Signs that a visitor is using the page; pointer events come before the scroll they begin. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * The first paint skips the content below it to spare slow phones. First use lays it out in parts,
 * so links jump to the final position.
 */
export const unfold = () => {
  const waiting = new AbortController();
  const layOut = () => {
    waiting.abort();
    const parts = [...document.querySelectorAll(`.${PART}`)];
    runWhenIdle(parts.map((part) => () => part.classList.remove(PART)));
  };

  // The page opened in the middle: a link to a part, or the browser's back button.
  if (scrollY > 0) return layOut();
  for (const sign of SIGNS)
    addEventListener(sign, layOut, { passive: true, signal: waiting.signal });
};
