import type { WorkingCalendar } from "../calendar/working-time.ts";
import type { RequestState } from "./request-state.ts";
import { type Turn, turnOf } from "./turn.ts";

/** So many promises missed in a row: no time is named any more, and the request comes first. */
export const MOST_MISSED = 2;

/** A lead is promised an offer: before when, in UTC, and how many promises before it were missed. */
export type Promised = { promisedFor: Date | null; promisesMissed: number };
type Standing = { turn: Turn | null; dueAt: Date | null };

type Missed = Pick<Promised, "promisesMissed">;
const isOver = ({ promisesMissed }: Missed) => promisesMissed >= MOST_MISSED;

/** Its customer waits for us, and has no time to wait for. */
export const isLateTwice = (request: Missed & { turn: Turn | null }): boolean =>
  isOver(request) && request.turn !== "customer";

/** When a lead that waits for us since then gets its offer: four working hours, to the half hour. */
const offerDue = (calendar: WorkingCalendar, since: Date): Date | null =>
  turnOf(calendar, "lead", since).dueAt;

/** Given with the state `lead`, at the time at which the desk has it due; kept or void with any other. */
export function promiseIn(state: RequestState, { dueAt }: Standing): Promised {
  return { promisedFor: state === "lead" ? dueAt : null, promisesMissed: 0 };
}

/**
 * What becomes of the promise where the turn passes (ruling O3): while the customer owes us
 * something there is none, and a new one once they sent it; an insurer that we ask changes nothing
 * for the customer. Our own turn is due when it was promised, and at once where no time is left.
 */
export function promiseWithTurn(
  calendar: WorkingCalendar,
  { state, promisedFor, promisesMissed }: Promised & { state: RequestState },
  standing: Standing,
  at: Date,
): Standing & { promisedFor: Date | null } {
  if (state !== "lead" || standing.turn === "customer") return { ...standing, promisedFor: null };
  const until = promisedFor ?? (isOver({ promisesMissed }) ? null : offerDue(calendar, at));
  const dueAt = standing.turn === "us" ? (until ?? at) : standing.dueAt;
  return { ...standing, dueAt, promisedFor: until };
}

/**
 * A new promise where a lead's customer changed what is rated: the agent begins anew. Every other
 * edit keeps the old one, so that nobody waits longer for a corrected name. Undefined where it stays.
 */
export function promiseAfterEdit(
  calendar: WorkingCalendar,
  {
    state,
    turn,
    promisedFor,
  }: Pick<Promised, "promisedFor"> & {
    state: RequestState;
    turn: Turn | null;
  },
  at: Date,
): { promisedFor: Date | null; dueAt?: Date | null } | undefined {
  if (state !== "lead" || promisedFor === null) return undefined;
  const until = offerDue(calendar, at);
  return { promisedFor: until, ...(turn === "us" && { dueAt: until }) };
}

/** After a promise that was not kept: a new one from now, and after the second none. */
export function promiseMissed(
  calendar: WorkingCalendar,
  { promisesMissed }: Missed,
  now: Date,
): Promised {
  const missed = { promisesMissed: promisesMissed + 1 };
  return { ...missed, promisedFor: isOver(missed) ? null : offerDue(calendar, now) };
}

/**
 * What a person is told: null where nothing is promised, or where we wait for them; `until` null
 * after the second miss.
 */
export function shownPromise(
  request: Promised & { turn: Turn | null },
): { until: Date | null; missed: number } | null {
  const { promisedFor, promisesMissed } = request;
  if (promisedFor === null && !isLateTwice(request)) return null;
  return { until: promisedFor, missed: promisesMissed };
}
