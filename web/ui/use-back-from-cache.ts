import { useEffect, useEffectEvent } from "react";

/** Runs when the browser brings the page back as it was left: after the card page, or by "back". */
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
