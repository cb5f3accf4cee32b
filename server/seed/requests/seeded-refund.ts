import { defaultCalendar } from "../../../domain/calendar/default-calendar.ts";
import { DAY_MS, HOUR_MS } from "../../../domain/durations.ts";
import { refundTermsOfInsurers } from "../../../domain/quotes/demonstration/refund-terms.ts";
import { insurers } from "../../../domain/quotes/demonstration/insurers.ts";
import { promisedOn } from "../../../domain/refunds/refund-days.ts";
import type { RefundState } from "../../../domain/refunds/refund-state.ts";
import type { RequestState } from "../../../domain/requests/request-state.ts";
import type { Random } from "./random.ts";
import type { AuditRow, SeededAttempt, SeededRows } from "./seeded-rows-store.ts";

/** Shares of what is under way. */
const SENT_SHARE = 0.7;
const OTHER_WAY_SHARE = 0.5;
const FAILED_SHARE = 0.1;

type Returned = {
  state: RequestState;
  captured: SeededAttempt | undefined;
  /** When the refund was approved, and when the request came to the state it is in. */
  approvedAt: Date | undefined;
  at: Date;
  proposedBy: string;
  colleagues: readonly string[];
  latest: Date;
};

const termsOf = (payee: string) => {
  const insurer = insurers.find(({ slug }) => slug === payee);
  return insurer && refundTermsOfInsurers[insurer.slug];
};

const statesFor = (request: RequestState, random: Random): RefundState[] => {
  if (request === "refunded") return ["proposed", "approved", "sent", "confirmed"];
  if (!random.chance(SENT_SHARE)) return ["proposed", "approved"];
  const failed: RefundState[] = random.chance(FAILED_SHARE) ? ["failed"] : [];
  return ["proposed", "approved", "sent", ...failed];
};

/** The refund of a paid request that was rejected: how far the insurer is with it. */
export const refundOf = (
  { state, captured, approvedAt, at, proposedBy, colleagues, latest }: Returned,
  random: Random,
): { refunds: SeededRows["refunds"]; audit: AuditRow[] } => {
  if (!captured || !approvedAt) return { refunds: [], audit: [] };
  const id = random.uuid();
  const approvedBy = colleagues.find((one) => one !== proposedBy) ?? null;
  const states = statesFor(state, random);
  const reached = states.at(-1) ?? "proposed";
  const proposedAt = new Date(approvedAt.getTime() - random.whole(1, 5) * HOUR_MS);
  const asked = new Date(approvedAt.getTime() + random.whole(1, 20) * HOUR_MS);
  const sentAt = new Date(Math.min(asked.getTime(), at.getTime(), latest.getTime()));
  const endedAt = state === "refunded" ? at : null;
  const failedAt = new Date(Math.min(sentAt.getTime() + DAY_MS, latest.getTime()));
  const times: Partial<Record<RefundState, Date>> = {
    proposed: proposedAt,
    approved: approvedAt,
    sent: sentAt,
    failed: failedAt,
    confirmed: at,
  };
  const wasSent = states.includes("sent");
  const terms = termsOf(captured.payee);
  const { chargeId, requestId, amountFils, payee } = captured;
  // To an account only while its customer still has to name it: the seed invents no IBAN.
  const isOtherWay = reached === "approved" && random.chance(OTHER_WAY_SHARE);
  const way = terms?.ways[isOtherWay ? 1 : 0] ?? "card";
  return {
    refunds: [
      {
        id,
        chargeId,
        requestId,
        attemptId: captured.id,
        payee,
        amountFils,
        state: reached,
        reason: "rejected",
        note: "",
        way,
        ibanSealed: null,
        ibanAt: null,
        insurerRef: wasSent ? `R-${random.digits(6)}` : null,
        proposedBy,
        proposedAt,
        approvedBy,
        approvedAt,
        sentBy: wasSent ? proposedBy : null,
        sentAt: wasSent ? sentAt : null,
        promisedOn: wasSent && terms ? promisedOn(defaultCalendar, sentAt, terms.days) : null,
        promisedCalendar: defaultCalendar.version,
        moved: null,
        closedWhy: reached === "failed" ? "The card is closed." : null,
        endedAt,
        version: states.length,
      },
    ],
    audit: states.map((toState, step) => ({
      at: times[toState] ?? at,
      actor: "staff",
      actorId: toState === "approved" ? approvedBy : proposedBy,
      subject: "refund",
      subjectId: id,
      event: toState,
      fromState: states[step - 1] ?? null,
      toState,
      version: step + 1,
      detail: { request: requestId, amountFils, way },
    })),
  };
};
