import type { MouseEvent } from "react";

/** The second click of a double click falls on the button that took the place of the first. */
export const once = (act?: () => void) => (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
  else act?.();
};
