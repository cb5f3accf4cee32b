import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { readStaffSession } from "../../../contract/office/session.ts";
import { useSession } from "../frame/session.tsx";
import { type Told, openStream } from "./stream.ts";

type Live = { listen: (hear: (told: Told) => void) => () => void };

const LiveContext = createContext<Live>({ listen: () => () => undefined });

/** What happens while the page is open, as it happens. */
export const useLive = () => useContext(LiveContext);

/** One stream for all parts of the page, while it is in sight. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const session = useSession();
  const listeners = useRef(new Set<(told: Told) => void>());

  const live = useMemo<Live>(
    () => ({
      listen: (hear) => {
        listeners.current.add(hear);
        return () => void listeners.current.delete(hear);
      },
    }),
    [],
  );

  // It begins anew after another login.
  useEffect(
    () =>
      openStream(
        (told) => {
          for (const hear of listeners.current) hear(told);
        },
        {
          ended: session.end,
          // Its answer covers the page where the session is over.
          refused: () => void session.askQuietly(readStaffSession),
        },
      ),
    [session],
  );

  return <LiveContext value={live}>{children}</LiveContext>;
}
