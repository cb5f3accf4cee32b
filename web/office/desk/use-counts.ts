import { useEffect, useState } from "react";
import { countDesk, type DeskView } from "../../../contract/office/requests.ts";
import { useSession } from "../frame/session.tsx";

const EVERY_MS = 20_000;

export type Counts = Record<DeskView, number>;

/** Asked in the background, which does not prolong the session. */
export function useCounts(): Counts | undefined {
  const { ask } = useSession();
  const [counts, setCounts] = useState<Counts>();

  useEffect(() => {
    let isGone = false;
    const look = async () => {
      if (document.hidden) return;
      const answer = await ask(countDesk).catch(() => undefined);
      if (!isGone && answer?.code === 200) setCounts(answer.data.data);
    };
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    const lookNow = () => void look();
    document.addEventListener("visibilitychange", lookNow);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookNow);
    };
  }, [ask]);

  return counts;
}
