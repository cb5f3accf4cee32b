import { useEffect, useState } from "react";
import { countDesk, type DeskView } from "../../../contract/office/requests.ts";
import { useSession } from "../frame/session.tsx";
import { useLive } from "../live/live.tsx";

/** For what the stream does not tell, or when there is none. */
const EVERY_MS = 20_000;
/** Several things often happen together. */
const SOON_MS = 300;

export type Counts = Record<DeskView | "messages", number>;

/** Asked in the background, which does not prolong the session. */
export function useCounts(): Counts | undefined {
  const { ask } = useSession();
  const { listen } = useLive();
  const [counts, setCounts] = useState<Counts>();

  useEffect(() => {
    let isGone = false;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      if (document.hidden) return;
      const answer = await ask(countDesk).catch(() => undefined);
      if (!isGone && answer?.code === 200) setCounts(answer.data.data);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    const lookNow = () => void look();
    document.addEventListener("visibilitychange", lookNow);
    const unlisten = listen(() => {
      clearTimeout(soon);
      soon = setTimeout(lookNow, SOON_MS);
    });
    return () => {
      isGone = true;
      unlisten();
      clearTimeout(soon);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, [ask, listen]);

  return counts;
}
