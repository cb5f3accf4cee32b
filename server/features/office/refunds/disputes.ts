import { isOpenRefund } from "../../../../domain/refunds/refund-state.ts";
import { overpromisedFils, returnedFils } from "../../../../domain/refunds/refund-sums.ts";
import type { Fils } from "../../../../domain/money.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import { readWritten } from "../../../http/typed-fields.ts";
import { voidApprovalsOfIn } from "../../../records/approvals/approvals-store.ts";
import { bySystem } from "../../../records/audit/audit-store.ts";
import {
  disputesOfIn,
  endDisputeIn,
  insertDisputeIn,
} from "../../../records/refunds/disputes-store.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { moneyOfIn, paymentOf } from "../../refunds/money-of-request.ts";
import { noteReturnedIn, settleRequestIn } from "../../refunds/settle-request.ts";
import { moveRefundIn, type RefundRow } from "../../../records/refunds/refunds-store.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";

type Noted = { attempt: string; amountFils: Fils; reference: string };

/** What the bank gave back is not sent again: the youngest refunds end first. */
const endOverpromisedIn = async (
  tx: Transaction,
  requestId: string,
  attemptId: string,
  at: Date,
) => {
  for (;;) {
    const payment = paymentOf(await moneyOfIn(tx, requestId), attemptId);
    if (!payment || overpromisedFils(payment) === 0) return;
    const refund = payment.refunds.findLast(({ state }) => isEndable(state));
    // One that the insurer has: whoever follows it marks it as failed, and then void.
    if (!refund) return;
    const event = refund.state === "proposed" ? "withdraw" : "void";
    await voidApprovalsOfIn(tx, "refund", [refund.id], "changed", bySystem, at);
    await moveRefundIn(tx, refund, event, {}, bySystem, at);
  }
};

const isEndable = (state: RefundRow["state"]) => isOpenRefund(state) && state !== "sent";

/** Card disputes are staff's record against a payment, so that nobody is paid back twice. */
export const createDisputes = (writes: StaffWrites) => ({
  /** @throws {Problem} staff.notNow; request.invalid */
  note: (act: VersionedAct, { attempt, amountFils, reference }: Noted) =>
    writes.write(act, async (tx, request, by, at) => {
      const payment = isUuid(attempt)
        ? paymentOf(await moneyOfIn(tx, request.id), attempt)
        : undefined;
      if (!payment || payment.disputes.some(({ state }) => state === "open"))
        throw new Problem("staff.notNow");
      const isPossible = Number.isInteger(amountFils) && amountFils > 0;
      if (!isPossible || amountFils > payment.arrivedFils - returnedFils(payment))
        throw new Problem("request.invalid", { field: "amountFils" });
      const { chargeId, requestId } = payment.attempt;
      const ids = { attemptId: attempt, chargeId, requestId, notedBy: act.member.id };
      const noted = { ...ids, amountFils, reference: readWritten(reference, "reference") };
      await insertDisputeIn(tx, noted, by, at);
    }),

  /** @throws {Problem} staff.notNow where it has ended */
  end: (act: VersionedAct, dispute: string, outcome: "upheld" | "rejected") =>
    writes.write(act, async (tx, request, by, at) => {
      const all = await disputesOfIn(tx, request.id);
      const open = all.find(({ id, state }) => id === dispute && state === "open");
      const ended = open && (await endDisputeIn(tx, open, outcome, act.member.id, by, at));
      if (!ended) throw new Problem("staff.notNow");
      if (outcome === "rejected") return;
      const payment = paymentOf(await moneyOfIn(tx, request.id), ended.attemptId);
      // The insurer paid in the meantime: the bank is to be told that.
      if (!payment || returnedFils(payment) > payment.arrivedFils)
        throw new Problem("refunds.disputed");
      await noteReturnedIn(tx, payment, ended.amountFils, at);
      await endOverpromisedIn(tx, request.id, ended.attemptId, at);
      await settleRequestIn(tx, request.id, "void", at);
    }),
});

export type Disputes = ReturnType<typeof createDisputes>;
