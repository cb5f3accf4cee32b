import { useCallback, useEffect, useRef } from "react";
import { useLatest } from "../../ui/use-latest.ts";

const AFTER_TYPING_MS = 300;

/** Saves shortly after the last change and when the page is left; always the newest render's answers. */
export function useAutosave(save: () => void) {
  const latest = useLatest(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const dismiss = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const saveNow = useCallback(() => {
    dismiss();
    latest.current();
  }, [dismiss, latest]);

  const flush = useCallback(() => {
    if (timer.current !== undefined) saveNow();
  }, [saveNow]);

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

  return { changed, dismiss, saveNow };
}
