import {
  isLiveAttempt,
  type AttemptState,
} from "../../../domain/requests/payment-attempt-state.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/durations.ts";
import type { Language } from "../../../domain/language.ts";
import { nextQueryAt } from "../../features/payments/query-schedule.ts";
import type { ReviewDetail } from "../../records/payments/reviews-store.ts";
import type { Random } from "./random.ts";
import type { AuditRow, SeededAttempt } from "./seeded-rows-store.ts";

/** Gaps after which the gateway is asked once an hour (`nextQueryAt`). */
const SHORT_GAPS = 14;

type Paid = {
  id: string;
  chargeId: string;
  insurer: string;
  priceFils: number;
  language: Language;
};

/** The gateway has not answered since the payment was noticed; it was asked within the hour. */
export const unanswered = (
  attempt: SeededAttempt,
  { since, now }: { since: Date; now: Date },
  random: Random,
): SeededAttempt => {
  const askedAt = new Date(
    Math.max(since.getTime(), now.getTime() - random.whole(1, 55) * MINUTE_MS),
  );
  const queries = SHORT_GAPS + Math.floor((askedAt.getTime() - since.getTime()) / HOUR_MS);
  return {
    ...attempt,
    queries,
    troubleSince: since,
    nextQueryAt: nextQueryAt({ ...attempt, queries }, askedAt, HOUR_MS),
  };
};

/** AED 100 more came than was asked for. */
const reviewOf = (orderNo: string, amountFils: number, letters: string): ReviewDetail => ({
  differs: ["amount"],
  reported: {
    orderNo,
    amountFils: amountFils + 10_000,
    currency: "AED",
    trackingId: String(Number.parseInt(letters.slice(0, 9), 16)).padStart(12, "1"),
  },
});

/** Ends at `endsAt`; nothing is left to ask the gateway about, which knows none of them. */
export const attemptWith = (
  states: readonly AttemptState[],
  request: Paid,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  random: Random,
): { attempt: SeededAttempt; audit: AuditRow[] } => {
  const id = random.uuid();
  const state = states.at(-1) ?? "created";
  const handedOffAt = new Date(Math.min(startsAt.getTime() + MINUTE_MS, endsAt.getTime()));
  const times = states.map((one) =>
    one === "created" ? startsAt : one === "handed_off" ? handedOffAt : endsAt,
  );
  const letters = random.uuid().replaceAll("-", "");
  const orderNo = `MZ${letters.slice(0, 20).toUpperCase()}`;
  return {
    attempt: {
      id,
      chargeId: request.chargeId,
      requestId: request.id,
      state,
      applied: state === "succeeded",
      orderNo,
      ref: letters.slice(0, 22),
      language: request.language,
      payee: request.insurer,
      account: null,
      amountFils: request.priceFils,
      arrivedFils: null,
      currency: "AED",
      trackingId: state === "succeeded" ? letters : null,
      queries: 0,
      createdAt: startsAt,
      handedOffAt: states.includes("handed_off") ? handedOffAt : null,
      troubleSince: null,
      nextQueryAt: null,
      decidedAt: isLiveAttempt(state) ? null : endsAt,
      version: states.length,
    },
    audit: states.map((toState, step) => ({
      at: times[step] ?? endsAt,
      actor: step === 0 ? "customer" : toState === "handed_off" ? "customer" : "gateway",
      actorId: null,
      subject: "attempt",
      subjectId: id,
      event: toState,
      fromState: states[step - 1] ?? null,
      toState,
      version: step + 1,
      ...(toState === "review" && { detail: reviewOf(orderNo, request.priceFils, letters) }),
    })),
  };
};
