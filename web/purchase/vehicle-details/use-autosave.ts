import { useCallback, useEffect, useRef } from "react";

const AFTER_TYPING_MS = 300;

/** Saves shortly after the last change, and at once when the page goes. `changed` starts the clock. */
export function useAutosave(save: () => void) {
  const latest = useRef(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = save;
  });

  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    dismiss();
    latest.current();
  }, [dismiss]);

  const changed = useCallback(() => {
    dismiss();
    timer.current = setTimeout(flush, AFTER_TYPING_MS);
  }, [dismiss, flush]);

  useEffect(() => {
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [flush]);

  return { changed, dismiss };
}
