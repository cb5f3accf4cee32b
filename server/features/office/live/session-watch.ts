import type { StaffSessions } from "../access/staff-sessions.ts";

/** A stream ends within a second of its session, with the time of the question (finding E10). */
const CHECK_MS = 900;

type Watched = { readonly token: string; readonly end: () => void };

/**
 * Sessions end in the database, often by another process: by logging out, by the command line, by a
 * new password or by age. One question asks for all streams of this process, while there are any.
 */
export const createSessionWatch = (sessions: Pick<StaffSessions, "whichAreOpen">) => {
  const watched = new Set<Watched>();
  let timer: NodeJS.Timeout | undefined;

  const check = async () => {
    const asked = [...watched];
    const open = await sessions.whichAreOpen(asked.map(({ token }) => token));
    for (const { token, end } of asked) if (!open.has(token)) end();
  };

  const checkOn = () => {
    timer = setTimeout(() => {
      // Nobody can log out during an outage of the database; nothing happens that could be told.
      void check()
        .catch(() => undefined)
        .then(() => timer && checkOn());
    }, CHECK_MS).unref();
  };

  return {
    /** Calls `end` when the session is over, perhaps again; answers how to stop. */
    watch: (token: string, end: () => void) => {
      const one = { token, end };
      watched.add(one);
      if (!timer) checkOn();
      return () => {
        watched.delete(one);
        if (watched.size > 0) return;
        clearTimeout(timer);
        timer = undefined;
      };
    },
  };
};
