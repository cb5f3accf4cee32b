import { useSyncExternalStore } from "react";

/** The breakpoint `lg` of the styles. */
const wide = () => matchMedia("(width >= 57rem)");

let isWide = false;

/** Paper is narrower than the window, whose parts could not be exchanged in time to be printed. */
const isWideOnScreen = () => {
  if (!matchMedia("print").matches) isWide = wide().matches;
  return isWide;
};

const onChange = (listener: () => void) => {
  const query = wide();
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** False in the server's HTML. */
export const useWide = (): boolean => useSyncExternalStore(onChange, isWideOnScreen, () => false);
