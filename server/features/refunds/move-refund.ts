import {
  nextRefundState,
  type RefundEvent,
  type RefundState,
} from "../../../domain/refunds/refund-state.ts";
import type { RefundStep } from "../../../domain/refunds/refund-step.ts";
import { isDisputed, overpromisedFils } from "../../../domain/refunds/refund-sums.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import type { Actor } from "../../records/audit/audit-store.ts";
import { moveRefundIn, type RefundRow, refundsOfIn } from "../../records/refunds/refunds-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { moneyOfIn, type PaymentOfRequest, paymentOf } from "./money-of-request.ts";
import { refundLetterIn } from "./refund-letters.ts";
import { noteReturnedIn, settleRequestIn } from "./settle-request.ts";

type Needed = Pick<Parts, "jobs" | "keys">;
type Change = Parameters<typeof moveRefundIn>[3];

/** What a customer is told of by mail; a proposal only stands in the profile. */
const stepOf: Partial<Record<RefundState, RefundStep>> = {
  approved: "approved",
  sent: "sent",
  failed: "failed",
  confirmed: "confirmed",
  void: "ended",
};

/** Nobody is paid back twice: what the bank of the card decides about is not sent, nor what it gave. */
const refusePaidTwice = (event: RefundEvent, payment: PaymentOfRequest) => {
  const isHeld = event === "send" && isDisputed(payment);
  const isGiven = (event === "send" || event === "confirm") && overpromisedFils(payment) > 0;
  if (isHeld || isGiven) throw new Problem("refunds.disputed");
};

const createTelling =
  ({ jobs, keys }: Needed) =>
  async (tx: Transaction, request: RequestRow, refund: RefundRow) => {
    const step = stepOf[refund.state];
    if (step === undefined) return;
    const ofRequest = step === "ended" ? await refundsOfIn(tx, request.id) : [];
    // The same money is proposed again: nothing has ended for its customer.
    const isAgain = ofRequest.some(
      ({ attemptId, state }) => attemptId === refund.attemptId && state === "proposed",
    );
    if (!isAgain)
      await sendLetterIn(tx, jobs, await refundLetterIn(tx, request, refund, step, keys));
  };

/**
 * The one way in which a refund goes on (ruling P19): its state with the audit row, the sums of charge
 * and request, the request itself, what has to be proposed again, and the letter. Needs the request
 * locked. `isSilent`: another letter says it.
 * @throws {Problem} staff.notNow, refunds.changed, refunds.disputed
 */
export const createRefundMoves = (parts: Needed) => {
  const tellIn = createTelling(parts);

  return async (
    tx: Transaction,
    refund: RefundRow,
    event: RefundEvent,
    change: Change,
    { by, at, isSilent = false }: { by: Actor; at: Date; isSilent?: boolean },
  ): Promise<RefundRow> => {
    const payment = paymentOf(await moneyOfIn(tx, refund.requestId), refund.attemptId);
    if (!payment || !nextRefundState(refund.state, event)) throw new Problem("staff.notNow");
    refusePaidTwice(event, payment);
    const moved = await moveRefundIn(tx, refund, event, change, by, at);
    if (!moved) throw new Problem("refunds.changed");
    if (event === "confirm") await noteReturnedIn(tx, payment, moved.amountFils, at);
    const request = await settleRequestIn(tx, moved.requestId, event, at);
    if (!isSilent) await tellIn(tx, request, moved);
    return moved;
  };
};

export type MoveRefundIn = ReturnType<typeof createRefundMoves>;
