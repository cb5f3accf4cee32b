import { useEffect, useEffectEvent } from "react";

/** Runs when the browser restores the page from its back/forward cache. */
export function useBackFromCache(run: () => void) {
  const back = useEffectEvent(run);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
}
