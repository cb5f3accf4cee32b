import { useEffect, useEffectEvent } from "react";
import { useBackFromCache } from "./use-back-from-cache.ts";

/**
 * Reads again when the browser brings the page back from its cache and, where there is a time, so
 * often and when the page comes back into sight; never out of sight.
 * @param everyMs in milliseconds
 */
export function useRefresh(reload: () => unknown, everyMs?: number) {
  const again = useEffectEvent(() => {
    if (!document.hidden) reload();
  });

  useBackFromCache(again);

  useEffect(() => {
    if (everyMs === undefined) return undefined;
    const look = () => again();
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everyMs]);
}
