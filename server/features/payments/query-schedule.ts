import {
  type AttemptState,
  isLiveAttempt,
} from "../../../domain/requests/payment-attempt-state.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For so long money may still arrive; then an attempt that nobody paid is over. Milliseconds. */
export const LATE_MONEY = 72 * HOUR;

/**
 * Gaps between the status queries of an attempt, in units of RECONCILE_SECONDS, then the longest.
 * While somebody may be paying they are short: whoever pays and closes the browser is found out
 * within minutes (T24). After an attempt failed only late money is looked for.
 */
const liveGaps = [1, 1, 1, 1, 2, 2, 2, 3, 3, 5, 5, 10, 10, 30];
const settledGaps = [1, 3, 10, 30];

/**
 * Each start of a payment supersedes the one before, so there may be many: each is asked about four
 * times. A card page that was left open is paid within minutes (3), a bank confirms within the hour
 * (33), a slow one within half a day, and the last look is when no money can come any more, after 72
 * hours. A return that the gateway sends is followed up at any time, so that late money is found by
 * it, too, and becomes a refund task (ruling P7).
 */
const supersededGaps = (unit: number) => [3 * unit, 30 * unit, 12 * HOUR, LATE_MONEY];

/** The gateway's last word: nothing more is asked. Staff end a review (ruling P7). */
const isClosed = (state: AttemptState) => state === "succeeded" || state === "review";

export type Waiting = {
  state: AttemptState;
  /** Queries since it came into this state. */
  queries: number;
  createdAt: Date;
  handedOffAt: Date | null;
};

export const ageOf = ({ createdAt, handedOffAt }: Waiting, now: Date) =>
  now.getTime() - (handedOffAt ?? createdAt).getTime();

const nextAfterSuperseding = (attempt: Waiting, now: Date, unit: number) => {
  const gap = supersededGaps(unit)[attempt.queries] ?? LATE_MONEY;
  return new Date(now.getTime() + Math.min(gap, LATE_MONEY - ageOf(attempt, now)));
};

/** When to ask the gateway about an attempt next, or null: never again. `unit` in milliseconds. */
export const nextQueryAt = (attempt: Waiting, now: Date, unit: number): Date | null => {
  if (isClosed(attempt.state)) return null;
  if (ageOf(attempt, now) >= LATE_MONEY) {
    // A payment once noticed cannot be given up: it is asked about until somebody answers.
    return attempt.state === "verifying" ? new Date(now.getTime() + DAY) : null;
  }
  if (attempt.state === "superseded") return nextAfterSuperseding(attempt, now, unit);
  const gaps = isLiveAttempt(attempt.state) ? liveGaps : settledGaps;
  const gap = gaps[attempt.queries];
  return new Date(now.getTime() + (gap === undefined ? HOUR : Math.min(HOUR, gap * unit)));
};
