import {
  nextRefundState,
  type RefundEvent,
  type RefundState,
} from "../../../domain/refunds/refund-state.ts";
import { overpromisedFils } from "../../../domain/refunds/refund-sums.ts";
import type { RefundStep } from "../../../domain/refunds/refund-step.ts";
import { requestEventAfter } from "../../../domain/refunds/request-after-refund.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { type Actor, bySystem } from "../../records/audit/audit-store.ts";
import { addReturnedIn } from "../../records/payments/charges-store.ts";
import { moveRefundIn, type RefundRow } from "../../records/refunds/refunds-store.ts";
import {
  addRefundedIn,
  lockRequestIn,
  moveRequestIn,
  type RequestRow,
} from "../../records/requests/requests-store.ts";
import { insurerNameIn } from "../quotes/insurers-store.ts";
import { isCertificateMissingIn } from "./certificate.ts";
import { type MoneyOfRequest, moneyOfIn, paymentOf } from "./money-of-request.ts";
import { beforeRefundIn, proposeOwedIn } from "./propose-owed.ts";
import { refundLetter } from "./refund-letters.ts";

type Needed = Pick<Parts, "jobs" | "keys">;
type Change = Parameters<typeof moveRefundIn>[3];

/** What a customer is told of; a proposal is not sent by mail. */
const stepOf: Partial<Record<RefundState, RefundStep>> = {
  approved: "approved",
  sent: "sent",
  failed: "failed",
  confirmed: "confirmed",
  void: "ended",
};

/** What a request still holds, and what no refund covers, in fils. */
const sumsOf = ({ payments }: MoneyOfRequest, { capturedFils, refundedFils }: RequestRow) => ({
  heldFils: capturedFils - refundedFils,
  uncoveredFils: payments.reduce((fils, { leftFils }) => fils + leftFils, 0),
});

/** Money went back: sums of charge and request follow. */
export const noteReturnedIn = async (
  tx: Transaction,
  { requestId, chargeId, attemptId }: Pick<RefundRow, "requestId" | "chargeId" | "attemptId">,
  fils: number,
  at: Date,
) => {
  const { payments } = await moneyOfIn(tx, requestId);
  const isApplied = payments.some(({ attempt }) => attempt.id === attemptId && attempt.applied);
  if (isApplied) await addReturnedIn(tx, chargeId, fils);
  await addRefundedIn(tx, requestId, fils, at);
};

/** Where a request stands after an event of one of its refunds (ruling P19). */
export const followRefundIn = async (
  tx: Transaction,
  requestId: string,
  event: RefundEvent,
  by: Actor,
  at: Date,
): Promise<RequestRow> => {
  const request = await lockRequestIn(tx, requestId);
  if (!request) throw new Error("The locked request is gone.");
  const money = await moneyOfIn(tx, requestId);
  const { state } = request;
  const sums = sumsOf(money, request);
  const moved = requestEventAfter(event, { state, refunds: money.refunds, ...sums });
  const before = await beforeRefundIn(tx, request);
  // A request that was moved by hand has no way back: it stays, and its money is proposed again.
  if (!moved || (moved === "refundVoided" && !before)) return request;
  return (await moveRequestIn(tx, request, moved, by, at, before)) ?? request;
};

/** What a customer is told; nothing where the same money is proposed again. */
const letterIn = async (
  tx: Transaction,
  request: RequestRow,
  refund: RefundRow,
  keys: Needed["keys"],
) => {
  const step = stepOf[refund.state];
  if (step === undefined) return undefined;
  const payment = paymentOf(await moneyOfIn(tx, request.id), refund.attemptId);
  const isProposedAgain = payment?.refunds.some(({ state }) => state === "proposed");
  if (step === "ended" && isProposedAgain) return undefined;
  const payee = payment?.attempt.payee ?? "";
  const insurerName = await insurerNameIn(tx, payee);
  const isCertificateMissing = await isCertificateMissingIn(tx, refund, payee);
  return refundLetter(request, refund, { step, insurerName, isCertificateMissing }, keys);
};

/** What the bank of the card gave back is neither sent nor confirmed a second time. */
const refusePaidTwiceIn = async (tx: Transaction, { requestId, attemptId }: RefundRow) => {
  const payment = paymentOf(await moneyOfIn(tx, requestId), attemptId);
  if (payment && overpromisedFils(payment) > 0) throw new Problem("refunds.disputed");
};

/**
 * The one way in which a refund goes on (ruling P19): its state with the audit row, the sums of charge
 * and request, the request itself, what has to be proposed again, and the letter. Needs the request
 * locked. `isSilent`: another letter says it.
 * @throws {Problem} staff.notNow, refunds.changed, refunds.disputed
 */
export const createRefundMoves =
  ({ jobs, keys }: Needed) =>
  async (
    tx: Transaction,
    refund: RefundRow,
    event: RefundEvent,
    change: Change,
    { by, at, isSilent = false }: { by: Actor; at: Date; isSilent?: boolean },
  ): Promise<RefundRow> => {
    if (!nextRefundState(refund.state, event)) throw new Problem("staff.notNow");
    if (event === "send" || event === "confirm") await refusePaidTwiceIn(tx, refund);
    const moved = await moveRefundIn(tx, refund, event, change, by, at);
    if (!moved) throw new Problem("refunds.changed");
    if (event === "confirm") await noteReturnedIn(tx, moved, moved.amountFils, at);
    // People move the refund; what follows for its request is the system's.
    const request = await followRefundIn(tx, moved.requestId, event, bySystem, at);
    await proposeOwedIn(tx, request, at);
    const letter = isSilent ? undefined : await letterIn(tx, request, moved, keys);
    if (letter) await sendLetterIn(tx, jobs, letter);
    return moved;
  };

export type MoveRefundIn = ReturnType<typeof createRefundMoves>;
