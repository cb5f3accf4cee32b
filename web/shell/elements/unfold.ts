import { runWhenIdle } from "./run-when-idle.ts";

const PART = "below-fold";

/** Somebody is there; of these a finger's or a mouse's comes before the scroll it begins. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "scroll"];

/**
 * The first paint leaves out what lies below it. Once the page is used all of it is laid out, in parts,
 * so that what is jumped to lies where it will stay; until then it is not needed, and a weak phone has
 * enough to do.
 */
export const unfold = () => {
  const waiting = new AbortController();
  const layOut = () => {
    waiting.abort();
    const parts = [...document.querySelectorAll(`.${PART}`)];
    runWhenIdle(parts.map((part) => () => part.classList.remove(PART)));
  };

  // Begun in the middle, by a link to a part or on the way back.
  if (scrollY > 0) return layOut();
  for (const sign of SIGNS)
    addEventListener(sign, layOut, { passive: true, signal: waiting.signal });
};
