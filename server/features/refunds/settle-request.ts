import { isOpenRefund, type RefundEvent } from "../../../domain/refunds/refund-state.ts";
import type { RefundReason } from "../../../domain/refunds/refund-terms.ts";
import { waysOf } from "../../../domain/refunds/refund-terms.ts";
import {
  isEndedWithoutPolicy,
  owedFils,
  requestEventAfter,
} from "../../../domain/refunds/request-after-refund.ts";
import { statesBeforeRefund } from "../../../domain/requests/request-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { byStaff, bySystem, lastArrivalIn } from "../../records/audit/audit-store.ts";
import { addReturnedIn } from "../../records/payments/charges-store.ts";
import { insertRefundIn, type RefundRow } from "../../records/refunds/refunds-store.ts";
import {
  addRefundedIn,
  lockRequestIn,
  moveRequestIn,
  noteMoneyBackIn,
  type RequestRow,
} from "../../records/requests/requests-store.ts";
import { refundTermsIn } from "../quotes/insurers-store.ts";
import { moneyOfIn, type PaymentOfRequest } from "./money-of-request.ts";

type By = { proposedBy: string | null; reason?: RefundReason };

/** A refund of what is left of one payment, by the way that its insurer usually pays. */
export const proposeRestIn = async (
  tx: Transaction,
  { attempt, leftFils: amountFils }: PaymentOfRequest,
  { proposedBy, reason = attempt.applied ? "rejected" : "notApplied" }: By,
  at: Date,
): Promise<RefundRow> => {
  const { id: attemptId, chargeId, requestId, payee } = attempt;
  const [way = "card"] = waysOf(await refundTermsIn(tx, payee));
  const ids = { attemptId, chargeId, requestId, payee, proposedBy };
  const by = proposedBy === null ? bySystem : byStaff(proposedBy);
  return insertRefundIn(tx, { ...ids, amountFils, reason, note: "", way }, by, at);
};

/** Where the refund of a request began, by the audit; undefined while none runs. */
const beforeRefundIn = async (tx: Transaction, { id, state }: Pick<RequestRow, "id" | "state">) => {
  if (state !== "refund_pending") return undefined;
  const arrival = await lastArrivalIn(tx, "request", id, state);
  return statesBeforeRefund.find((before) => before === arrival?.fromState);
};

/**
 * Money that bought nothing, or whose request ended without a policy, never waits without a refund
 * (ruling P19). Needs the request locked; also says since when money waits to go back.
 */
export const proposeOwedIn = async (tx: Transaction, request: RequestRow, at: Date) => {
  const isEnded = isEndedWithoutPolicy((await beforeRefundIn(tx, request)) ?? request.state);
  const { payments, refunds } = await moneyOfIn(tx, request.id);
  const owed = payments.filter(
    ({ attempt, leftFils }) => owedFils(isEnded, { isApplied: attempt.applied, leftFils }) > 0,
  );
  for (const payment of owed) await proposeRestIn(tx, payment, { proposedBy: null }, at);
  const isOpen = owed.length > 0 || refunds.some(({ state }) => isOpenRefund(state));
  await noteMoneyBackIn(tx, request.id, isOpen, at);
};

/** Where a request stands after an event of one of its refunds, and what is owed then (ruling P19). */
export const settleRequestIn = async (
  tx: Transaction,
  requestId: string,
  event: RefundEvent,
  at: Date,
): Promise<RequestRow> => {
  const request = await lockRequestIn(tx, requestId);
  if (!request) throw new Error("The locked request is gone.");
  const { payments, refunds } = await moneyOfIn(tx, requestId);
  const { state, capturedFils, refundedFils } = request;
  const moved = requestEventAfter(event, {
    state,
    refunds,
    heldFils: capturedFils - refundedFils,
    uncoveredFils: payments.reduce((fils, { leftFils }) => fils + leftFils, 0),
  });
  const before = await beforeRefundIn(tx, request);
  const isPossible = moved && (moved !== "refundVoided" || before);
  const settled = isPossible && (await moveRequestIn(tx, request, moved, bySystem, at, { before }));
  await proposeOwedIn(tx, settled || request, at);
  return settled || request;
};

/** Money went back of a payment: sums of its charge and its request follow. */
export const noteReturnedIn = async (
  tx: Transaction,
  { attempt: { applied, chargeId, requestId } }: PaymentOfRequest,
  fils: number,
  at: Date,
) => {
  if (applied) await addReturnedIn(tx, chargeId, fils);
  await addRefundedIn(tx, requestId, fils, at);
};
