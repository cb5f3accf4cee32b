import { defaultCalendar } from "../../../domain/calendar/default-calendar.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import { promiseIn, promiseMissed, promiseWithTurn } from "../../../domain/requests/promise.ts";
import { turnOf } from "../../../domain/requests/turn.ts";
import type { Random } from "./random.ts";
import { letterAbout } from "./seeded-mail.ts";
import type { SeededRequest, SeededRows } from "./seeded-rows-store.ts";

/** How many promises of open leads were missed: most of them none. */
const kept = [
  { missed: 0, weight: 60 },
  { missed: 1, weight: 28 },
  { missed: 2, weight: 12 },
] as const;
/** Long enough for two promises over a weekend. */
const OLDEST_MS = 4 * DAY_MS;
const MAX_TRIES = 60;
/** Sent between these hours of Dubai's clock. */
const DAYTIME = { from: 7, to: 23 } as const;

/** What a lead is promised at last, and when each promise before that was noted as missed. */
const promisesSince = (since: Date, until: Date) => {
  const missedAt: Date[] = [];
  let [promise, dueAt] = [promiseIn("lead", turnOf(defaultCalendar, "lead", since)), since];
  while (promise.promisedFor) {
    dueAt = promise.promisedFor;
    const noted = new Date(dueAt.getTime() + MINUTE_MS);
    if (noted > until) break;
    missedAt.push(noted);
    promise = promiseMissed(defaultCalendar, promise, noted);
  }
  return { promise, dueAt, missedAt };
};

/** When a lead came that waits for its offer; undefined where no such moment is found soon. */
export const leadSentAt = (random: Random, now: Date): Date | undefined => {
  const { missed } = random.pickWeighted(kept);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const sent = new Date(now.getTime() - random.whole(MINUTE_MS, OLDEST_MS));
    const hour = (sent.getTime() - Date.parse(`${dayInDubai(sent)}T00:00:00+04:00`)) / HOUR_MS;
    const isDaytime = hour >= DAYTIME.from && hour < DAYTIME.to;
    if (isDaytime && promisesSince(sent, now).missedAt.length === missed) return sent;
  }
  return undefined;
};

type Lead = Pick<SeededRequest, "id" | "state" | "turn" | "dueAt" | "version">;
type Promises = Pick<SeededRows, "audit" | "mails"> & {
  columns: Pick<SeededRequest, "promisedFor" | "promisesMissed" | "dueAt">;
};

/** Promises of a lead since a moment, as the product would have given and missed them. */
export const promisesOf = (
  { id, state, turn, dueAt, version }: Lead,
  since: Date,
  now: Date,
  random: Random,
): Promises => {
  if (state !== "lead")
    return { columns: { promisedFor: null, promisesMissed: 0, dueAt }, audit: [], mails: [] };
  // Nothing is missed while its customer is asked for a picture.
  const until = turn === "customer" && dueAt ? dueAt : now;
  const made = promisesSince(since, until);
  const { promisesMissed } = made.promise;
  const standing = { turn, dueAt };
  const promised = { state, ...made.promise };
  const { promisedFor } = promiseWithTurn(defaultCalendar, promised, standing, until);
  return {
    columns: { promisedFor, promisesMissed, dueAt: turn === "us" ? made.dueAt : dueAt },
    audit: made.missedAt.map((at) => ({
      at,
      actor: "system",
      actorId: null,
      subject: "request",
      subjectId: id,
      event: "promiseMissed",
      fromState: null,
      toState: state,
      version,
    })),
    mails: made.missedAt.map((at) => {
      const kind = "promiseMissed";
      return letterAbout({ requestId: id, kind, key: `${kind}:${id}:${at.getTime()}`, at }, random);
    }),
  };
};
