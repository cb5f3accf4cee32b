import { useEffect, useEffectEvent, useState } from "react";
import { readStaffEntry } from "../../../contract/office/access/routes.ts";
import { readStaffSession } from "../../../contract/office/session.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Session } from "./session.tsx";

const WARN_MS = 2 * MINUTE_MS;
/** Other windows prolong the session, too: only the server knows. */
const ASK_MS = MINUTE_MS;
const LOOK_MS = 5_000;

type Known = { endsAt: number; isFinal: boolean; askedAt: number };

/**
 * Watches how long the session still lasts, also out of sight and after the computer has slept.
 */
export function useSessionEnd(session: Session | undefined, isEnded: boolean) {
  const [known, setKnown] = useState<Known>();
  const [isNear, setIsNear] = useState(false);
  const [isRead, setIsRead] = useState(false);
  const isWatched = session !== undefined && !isEnded;

  const ask = useEffectEvent(async () => {
    if (!session) return;
    const askedAt = Date.now();
    const answer = await session.askQuietly(readStaffSession);
    if (answer.code === 200) {
      const { secondsLeft, isFinal } = answer.data.data;
      const endsAt = askedAt + secondsLeft * 1_000;
      setKnown({ endsAt, isFinal, askedAt });
      setIsNear(endsAt - Date.now() <= WARN_MS);
    } else if (known && Date.now() >= known.endsAt) session.end();
  });

  const look = useEffectEvent(() => {
    const now = Date.now();
    const isOver = known !== undefined && now >= known.endsAt;
    if (known) setIsNear(known.endsAt - now <= WARN_MS);
    if (!known || isOver || now - known.askedAt >= ASK_MS) void ask();
  });

  useEffect(() => {
    if (!isWatched) return undefined;
    const see = () => look();
    const first = setTimeout(see);
    const timer = setInterval(see, LOOK_MS);
    document.addEventListener("visibilitychange", see);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", see);
      // Another login begins another session.
      setKnown(undefined);
      setIsNear(false);
      setIsRead(false);
    };
  }, [isWatched]);

  const isTold = isWatched && isNear && !isRead;

  return {
    endsSoon: isTold ? known : undefined,
    /** Whoever reads the warning is there. */
    stay: async () => {
      if (known?.isFinal) return setIsRead(true);
      await session?.ask(readStaffEntry);
      await ask();
    },
  };
}
