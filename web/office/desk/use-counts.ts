import { useEffect } from "react";
import { countDesk, type DeskView } from "../../../contract/office/desk/requests.ts";
import type { CountedRoom } from "../../../contract/office/rooms.ts";
import { useRead } from "../../api/use-read.ts";
import { useRefresh } from "../../ui/use-refresh.ts";
import { useSession } from "../frame/session.tsx";
import { useLive } from "../live/live.tsx";

/** Time between readings, for what the stream does not tell, or when there is none. */
const EVERY_MS = 20_000;
/** Several things often happen together. */
const SOON_MS = 300;

export type Figure = DeskView | CountedRoom;
export type Counts = Record<Figure, number>;

/** Asked in the background, which does not prolong the session. */
export function useCounts(): Counts | undefined {
  const { ask } = useSession();
  const { listen } = useLive();
  const { body, reload } = useRead(ask, countDesk, {});

  useRefresh(reload, EVERY_MS);

  useEffect(() => {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const unlisten = listen(() => {
      clearTimeout(soon);
      soon = setTimeout(() => document.hidden || void reload(), SOON_MS);
    });
    return () => {
      unlisten();
      clearTimeout(soon);
    };
  }, [listen, reload]);

  return body?.data;
}
