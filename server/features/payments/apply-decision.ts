import {
  decide,
  type Decision,
  type GatewayFact,
  type PaymentSituation,
} from "../../../domain/requests/gateway-fact.ts";
import { brokenConstraint, type Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, byGateway } from "../requests/audit-store.ts";
import {
  addCapturedIn,
  lockRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../requests/requests-store.ts";
import type { Attempts } from "./attempts.ts";
import { paidLetter } from "./paid-letter.ts";
import {
  type AttemptRow,
  createPaymentsStore,
  insertRefundTaskIn,
  insurerNameIn,
  isTrackingIdTakenIn,
  lockAttemptsIn,
  moveAttemptIn,
  requestIdOfIn,
} from "./payments-store.ts";
import { nextQueryAt } from "./query-schedule.ts";

type Locked = { request: RequestRow; attempt: AttemptRow; attempts: AttemptRow[] };

/** What became of a request and its attempt. */
export type Applied = { request: RequestRow; attempt: AttemptRow; outcome: Decision["outcome"] };

/** Chooses what to write down; it may read more inside the transaction. */
export type Choose = (
  situation: PaymentSituation,
  tx: Transaction,
  attempt: AttemptRow,
) => Decision | Promise<Decision>;

const TRACKING_INDEX = "attempts_tracking";

/** Locks in the one order: the request, then its attempts. */
const lockIn = async (tx: Transaction, attemptId: string): Promise<Locked | undefined> => {
  const requestId = await requestIdOfIn(tx, attemptId);
  const request = requestId && (await lockRequestIn(tx, requestId));
  if (!request) return undefined;
  const attempts = await lockAttemptsIn(tx, request.id);
  const attempt = attempts.find(({ id }) => id === attemptId);
  return attempt && { request, attempt, attempts };
};

const situationOf = ({ request, attempt, attempts }: Locked): PaymentSituation => {
  const others = attempts.filter(({ id }) => id !== attempt.id);
  const { trackingId, ...rest } = attempt;
  return {
    request,
    attempt: { ...rest, ...(trackingId !== null && { trackingId }) },
    anotherApplied: others.some(({ applied }) => applied),
    anotherInReview: others.some(({ state }) => state === "review"),
  };
};

/**
 * Writes down what the domain decides about payments. Everything of one decision is one
 * transaction: states, audit, money, refund task, mail. Deciding twice writes once.
 */
export const createDecisions = (
  parts: Pick<Parts, "db" | "jobs" | "now" | "configuration">,
  attempts: Attempts,
) => {
  const store = createPaymentsStore(parts.db);
  const unit = parts.configuration.reconcileSeconds * 1000;

  const writeAttemptIn = async (
    tx: Transaction,
    { attempt }: Locked,
    change: NonNullable<Decision["attempt"]>,
    by: Actor,
  ) => {
    const at = parts.now();
    const { to, applied, trackingId } = change;
    const settled = to !== "verifying";
    const changed = await moveAttemptIn(
      tx,
      attempt,
      to,
      {
        queries: 0,
        nextQueryAt: nextQueryAt({ ...attempt, state: to, queries: 0 }, at, unit),
        ...(settled && { decidedAt: at }),
        ...(applied !== undefined && { applied }),
        ...(trackingId !== undefined && { trackingId }),
      },
      by,
      at,
    );
    if (to === "succeeded") await addCapturedIn(tx, attempt.requestId, attempt.amountFils, at);
    return changed ?? attempt;
  };

  const writeRequestIn = async (
    tx: Transaction,
    { request, attempt, attempts: all }: Locked,
    move: NonNullable<Decision["request"]>,
    by: Actor,
  ) => {
    let row = request;
    for (const { event } of move.steps)
      row = (await moveRequestIn(tx, row, event, by, parts.now())) ?? row;
    // Nobody shall pay a second time what is paid; who does so anyway gets it back.
    if (row.state === "paid")
      await attempts.supersedeOpenIn(
        tx,
        all.filter(({ id }) => id !== attempt.id),
      );
    return row;
  };

  const writeIn = async (tx: Transaction, locked: Locked, decision: Decision, by: Actor) => {
    const attempt = decision.attempt
      ? await writeAttemptIn(tx, locked, decision.attempt, by)
      : locked.attempt;
    const request = decision.request
      ? await writeRequestIn(tx, locked, decision.request, by)
      : locked.request;
    if (decision.refundTask) await insertRefundTaskIn(tx, attempt, parts.now());
    if (decision.mail === "paid") {
      const insurerName = await insurerNameIn(tx, attempt.payee);
      await sendLetterIn(tx, parts.jobs, paidLetter(request, attempt, insurerName));
    }
    return { request, attempt };
  };

  /** Locks, asks `choose`, writes. Undefined when there is no such attempt. */
  const apply = (attemptId: string, by: Actor, choose: Choose): Promise<Applied | undefined> =>
    store.transaction(async (tx) => {
      const locked = await lockIn(tx, attemptId);
      if (!locked) return undefined;
      const decision = await choose(situationOf(locked), tx, locked.attempt);
      return { ...(await writeIn(tx, locked, decision, by)), outcome: decision.outcome };
    });

  /** A tracking id belongs to one payment: one that is taken proves nothing, so it is left out. */
  const trustedIn = async (tx: Transaction, attempt: AttemptRow, fact: GatewayFact) => {
    if (fact.trackingId === undefined) return fact;
    if (!(await isTrackingIdTakenIn(tx, attempt, fact.trackingId))) return fact;
    const { trackingId: _taken, ...rest } = fact;
    return rest;
  };

  /**
   * The one function through which the return, the status query, the reconciler and staff tell what
   * the gateway says. In any order and any number of times it ends in the same state (ruling P7).
   */
  const applyGatewayFact = async (
    attemptId: string,
    fact: GatewayFact,
    by: Actor = byGateway,
  ): Promise<Applied | undefined> => {
    const applied = () =>
      apply(attemptId, by, async (situation, tx, attempt) =>
        decide({ ...situation, fact: await trustedIn(tx, attempt, fact) }),
      );
    try {
      return await applied();
    } catch (error) {
      // Two attempts claimed one tracking id at the same moment: now the other one is seen.
      if (brokenConstraint(error) !== TRACKING_INDEX) throw error;
      return applied();
    }
  };

  return { apply, applyGatewayFact };
};

export type Decisions = ReturnType<typeof createDecisions>;
