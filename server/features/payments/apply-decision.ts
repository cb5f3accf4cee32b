import {
  decide,
  type Decision,
  type GatewayFact,
  type PaymentSituation,
  unchanged,
} from "../../../domain/requests/gateway-fact.ts";
import { decideReview, type ReviewVerdict } from "../../../domain/requests/review-verdict.ts";
import { brokenConstraint, type Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, byGateway } from "../../records/audit/audit-store.ts";
import { lockRequestIn, type RequestRow } from "../../records/requests/requests-store.ts";
import type { Attempts } from "./attempts.ts";
import type { PaymentLog } from "./payment-log.ts";
import {
  type AttemptRow,
  chargeOfIn,
  isTrackingIdTakenIn,
  lockDecisiveAttemptsIn,
} from "../../records/payments/attempts-store.ts";
import { isReviewedIn } from "../../records/payments/reviews-store.ts";
import { findChargeIn } from "../../records/payments/charges-store.ts";
import { createDecisionWriter, type Locked } from "./write-decision.ts";

export type Applied = { request: RequestRow; attempt: AttemptRow; outcome: Decision["outcome"] };

/** Decides what to write; it may read more inside the transaction. */
type Choose = (
  situation: PaymentSituation,
  tx: Transaction,
  attempt: AttemptRow,
) => Decision | Promise<Decision>;

const TRACKING_INDEX = "attempts_tracking";

/** Always the request first, then its attempts, so that two transactions cannot deadlock. */
const lockIn = async (tx: Transaction, attemptId: string): Promise<Locked | undefined> => {
  const ids = await chargeOfIn(tx, attemptId);
  const request = ids && (await lockRequestIn(tx, ids.requestId));
  if (!request) return undefined;
  const attempts = await lockDecisiveAttemptsIn(tx, ids, attemptId);
  const attempt = attempts.find(({ id }) => id === attemptId);
  const charge = await findChargeIn(tx, ids.chargeId);
  return attempt && charge && { request, charge, attempt, attempts };
};

const situationOf = ({ request, charge, attempt, attempts }: Locked): PaymentSituation => {
  const others = attempts.filter(({ id }) => id !== attempt.id);
  const { trackingId, ...rest } = attempt;
  return {
    request,
    charge,
    attempt: { ...rest, ...(trackingId !== null && { trackingId }) },
    anotherInReview: others.some(({ state }) => state === "review"),
    anotherVerifying: others.some(({ state }) => state === "verifying"),
  };
};

export const createDecisions = (
  parts: Pick<Parts, "db" | "jobs" | "now" | "configuration">,
  attempts: Attempts,
  log: Pick<PaymentLog, "review">,
) => {
  const writeIn = createDecisionWriter(parts, attempts);

  const applyIn = async (tx: Transaction, attemptId: string, by: Actor, choose: Choose) => {
    const locked = await lockIn(tx, attemptId);
    if (!locked) return undefined;
    const decision = await choose(situationOf(locked), tx, locked.attempt);
    return { ...(await writeIn(tx, locked, decision, by)), decision };
  };

  const apply = async (
    attemptId: string,
    by: Actor,
    choose: Choose,
  ): Promise<Applied | undefined> => {
    const written = await parts.db.transaction((tx) => applyIn(tx, attemptId, by, choose));
    if (!written) return undefined;
    const { request, attempt, decision } = written;
    if (decision.differs)
      log.review({ requestId: request.id, attemptId, differs: decision.differs });
    return { request, attempt, outcome: decision.outcome };
  };

  /** A tracking id belongs to one payment: one that is taken proves nothing, so it is left out. */
  const trustedIn = async (tx: Transaction, attempt: AttemptRow, fact: GatewayFact) => {
    if (fact.trackingId === undefined) return fact;
    if (!(await isTrackingIdTakenIn(tx, attempt, fact.trackingId))) return fact;
    const { trackingId: _taken, ...rest } = fact;
    return rest;
  };

  const chooseIn =
    (fact: GatewayFact): Choose =>
    async (situation, tx, attempt) => {
      const decision = decide({ ...situation, fact: await trustedIn(tx, attempt, fact) });
      if (!decision.differs) return decision;
      const { status: _paid, ...reported } = fact;
      return (await isReviewedIn(tx, attempt, reported)) ? unchanged : { ...decision, reported };
    };

  /** Every report about a payment comes through here, in any order and number (ruling P7). */
  const applyGatewayFact = async (
    attemptId: string,
    fact: GatewayFact,
    by: Actor = byGateway,
  ): Promise<Applied | undefined> => {
    const applied = () => apply(attemptId, by, chooseIn(fact));
    try {
      return await applied();
    } catch (error) {
      // Two attempts claimed one tracking id at the same moment: the second try sees the other one.
      if (brokenConstraint(error) !== TRACKING_INDEX) throw error;
      return applied();
    }
  };

  /**
   * What staff found out about a payment in review (ruling P7), in the transaction that holds its
   * request. Answers whether it was in review.
   */
  const endReviewIn = async (
    tx: Transaction,
    attemptId: string,
    verdict: ReviewVerdict,
    by: Actor,
  ): Promise<boolean> => {
    const written = await applyIn(tx, attemptId, by, (situation) =>
      decideReview({ ...situation, verdict }),
    );
    return written?.decision.outcome === "changed";
  };

  return { apply, applyGatewayFact, endReviewIn };
};

export type Decisions = ReturnType<typeof createDecisions>;
