import { useEffect, useEffectEvent } from "react";
import { useLive } from "../live/live.tsx";

/** Tells which refund somebody else has touched; undefined where that is not known. */
export function useRefundNews(hear: (id: string | undefined) => void) {
  const { listen } = useLive();
  const heard = useEffectEvent(hear);

  useEffect(
    () =>
      listen((told) => {
        if (told === "missed") heard(undefined);
        else if (told.subject === "refund" && !told.isOwn) heard(told.id);
      }),
    [listen],
  );
}
