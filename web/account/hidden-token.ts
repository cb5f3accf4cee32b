import { useEffect, useEffectEvent } from "react";
import { readStored, removeStored, writeStored } from "../shell/device/storage.ts";

const KEY = "resetToken";
const HIDDEN = "opened";

/** Takes a mailed secret out of the address bar; reload and language change still work. */
export function useHiddenToken(given: string, pathOf: (token: string) => string) {
  const hide = useEffectEvent((token: string) => {
    if (token === HIDDEN) return;
    // If it cannot be stored, it has to stay in the address.
    if (!writeStored("sessionStorage", KEY, token)) return;
    window.history.replaceState(window.history.state, "", pathOf(HIDDEN));
  });
  useEffect(() => hide(given), [given]);

  return {
    read: () => (given === HIDDEN ? (readStored("sessionStorage", KEY) ?? HIDDEN) : given),
    forget: () => {
      if (given === HIDDEN || window.location.pathname === pathOf(HIDDEN))
        removeStored("sessionStorage", KEY);
    },
  };
}
