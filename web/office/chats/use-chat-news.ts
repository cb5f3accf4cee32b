import { useEffect, useEffectEvent } from "react";
import { useLive } from "../live/live.tsx";

/** `id`: in which chat; undefined where that is not known. `event`: "line" where somebody wrote. */
type News = { id?: string; event?: string };

export function useChatNews(hear: (news: News) => void) {
  const { listen } = useLive();
  const heard = useEffectEvent(hear);

  useEffect(
    () =>
      listen((told) => {
        if (told === "missed") heard({});
        else if (told.subject === "chat") heard({ id: told.id, event: told.event });
      }),
    [listen],
  );
}
