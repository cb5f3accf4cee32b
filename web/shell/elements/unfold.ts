import { inTurn } from "./in-turn.ts";

const PART = "below-fold";

/** The first paint leaves out what lies below it; once the page stands, it is laid out in parts. */
export const unfold = () => {
  const parts = [...document.querySelectorAll(`.${PART}`)];
  const layOut = () => inTurn(parts.map((part) => () => part.classList.remove(PART)));
  if (document.readyState === "complete") layOut();
  else addEventListener("load", layOut);
};
