import { isEndedWithoutPolicy, owedFils } from "../../../domain/refunds/request-after-refund.ts";
import { isOpenRefund } from "../../../domain/refunds/refund-state.ts";
import type { RefundReason } from "../../../domain/refunds/refund-terms.ts";
import { waysOf } from "../../../domain/refunds/refund-terms.ts";
import type { StateBeforeRefund } from "../../../domain/requests/request-state.ts";
import { statesBeforeRefund } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { bySystem, lastArrivalIn } from "../../records/audit/audit-store.ts";
import { insertRefundIn, type RefundRow } from "../../records/refunds/refunds-store.ts";
import { noteMoneyBackIn, type RequestRow } from "../../records/requests/requests-store.ts";
import { refundTermsIn } from "../quotes/insurers-store.ts";
import { moneyOfIn, type PaymentOfRequest } from "./money-of-request.ts";

/** Where the refund of a request began; undefined while none runs. */
export const beforeRefundIn = async (
  tx: Transaction,
  { id, state }: Pick<RequestRow, "id" | "state">,
): Promise<StateBeforeRefund | undefined> => {
  if (state !== "refund_pending") return undefined;
  const arrival = await lastArrivalIn(tx, "request", id, state);
  return statesBeforeRefund.find((before) => before === arrival?.fromState);
};

const endsWithoutPolicyIn = async (tx: Transaction, request: RequestRow) =>
  isEndedWithoutPolicy((await beforeRefundIn(tx, request)) ?? request.state);

/** The way by which an insurer usually pays back. */
export const usualWayIn = async (tx: Transaction, insurer: string) =>
  waysOf(await refundTermsIn(tx, insurer))[0] ?? "card";

type By = { proposedBy: string | null; reason?: RefundReason };

/** A refund of what is left of one payment. */
export const proposeRestIn = async (
  tx: Transaction,
  { attempt, leftFils: amountFils }: PaymentOfRequest,
  { proposedBy, reason = attempt.applied ? "rejected" : "notApplied" }: By,
  at: Date,
): Promise<RefundRow> => {
  const { id: attemptId, chargeId, requestId, payee } = attempt;
  const way = await usualWayIn(tx, payee);
  const ids = { attemptId, chargeId, requestId, payee, proposedBy };
  const refund = { ...ids, amountFils, reason, note: "", way };
  const by = proposedBy === null ? bySystem : { actor: "staff" as const, actorId: proposedBy };
  return insertRefundIn(tx, refund, by, at);
};

/**
 * Money that bought nothing, or whose request ended without a policy, never waits without a refund
 * (ruling P19). Needs the request locked; also says since when money waits to go back.
 */
export const proposeOwedIn = async (tx: Transaction, request: RequestRow, at: Date) => {
  const { payments } = await moneyOfIn(tx, request.id);
  const isEnded = await endsWithoutPolicyIn(tx, request);
  for (const payment of payments) {
    const { attempt, leftFils } = payment;
    if (owedFils(isEnded, { isApplied: attempt.applied, leftFils }) > 0)
      await proposeRestIn(tx, payment, { proposedBy: null }, at);
  }
  const { refunds } = await moneyOfIn(tx, request.id);
  const isOpen = refunds.some(({ state }) => isOpenRefund(state));
  await noteMoneyBackIn(tx, request.id, isOpen, at);
};
