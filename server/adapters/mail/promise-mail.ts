import type { MovedBy } from "../../../domain/calendar/moved-time.ts";

type AboutPromise = { username: string | null; number: string; at: string; path: string };

/** What became of the time before which a lead was promised its offer (ruling O3). */
export type PromiseMail =
  /** No offer came in time. `until` is the new time, null after the second miss. */
  | (AboutPromise & {
      kind: "promiseMissed";
      until: string | null;
      /** The time that passed. */
      missed: string;
    })
  /** Our calendar changed: the offer comes later than the time that we named. */
  | (AboutPromise & { kind: "promiseMoved"; from: string; until: string; by: MovedBy });
