import { DAY_MS, HOUR_MS } from "../../../domain/durations.ts";
import {
  type AttemptState,
  isLiveAttempt,
} from "../../../domain/requests/payment-attempt-state.ts";

/** Time after which no money can arrive any more. */
export const LATE_MONEY_WINDOW_MS = 72 * HOUR_MS;

/** Gaps in units of RECONCILE_SECONDS: short while a customer may be paying (T24). */
const liveGaps = [1, 1, 1, 1, 2, 2, 2, 3, 3, 5, 5, 10, 10, 30];
const settledGaps = [1, 3, 10, 30];

/** Few, for there may be many attempts: open card page, slow bank, half a day, late money (P7). */
const supersededGaps = (unitMs: number) => [
  3 * unitMs,
  30 * unitMs,
  12 * HOUR_MS,
  LATE_MONEY_WINDOW_MS,
];

/** Nothing more is asked after these; staff end a review (ruling P7). */
const isClosed = (state: AttemptState) => state === "succeeded" || state === "review";

type Waiting = {
  state: AttemptState;
  /** Number since it entered this state. */
  queries: number;
  createdAt: Date;
  handedOffAt: Date | null;
};

export const ageOf = ({ createdAt, handedOffAt }: Waiting, now: Date) =>
  now.getTime() - (handedOffAt ?? createdAt).getTime();

const nextAfterSuperseding = (attempt: Waiting, now: Date, unitMs: number) => {
  const gap = supersededGaps(unitMs)[attempt.queries] ?? LATE_MONEY_WINDOW_MS;
  return new Date(now.getTime() + Math.min(gap, LATE_MONEY_WINDOW_MS - ageOf(attempt, now)));
};

/** Null: never again. */
export const nextQueryAt = (attempt: Waiting, now: Date, unitMs: number): Date | null => {
  if (isClosed(attempt.state)) return null;
  if (ageOf(attempt, now) >= LATE_MONEY_WINDOW_MS) {
    // A payment that was reported must be decided: ask until the gateway answers.
    return attempt.state === "verifying" ? new Date(now.getTime() + DAY_MS) : null;
  }
  if (attempt.state === "superseded") return nextAfterSuperseding(attempt, now, unitMs);
  const gaps = isLiveAttempt(attempt.state) ? liveGaps : settledGaps;
  const gap = gaps[attempt.queries];
  return new Date(now.getTime() + (gap === undefined ? HOUR_MS : Math.min(HOUR_MS, gap * unitMs)));
};
