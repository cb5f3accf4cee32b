import { useEffect, useEffectEvent } from "react";
import { useLive } from "../live/live.tsx";

/** Tells in which chat something happened; undefined where that is not known. */
export function useChatNews(hear: (id: string | undefined) => void) {
  const { listen } = useLive();
  const heard = useEffectEvent(hear);

  useEffect(
    () =>
      listen((told) => {
        if (told === "missed") heard(undefined);
        else if (told.subject === "chat") heard(told.id);
      }),
    [listen],
  );
}
