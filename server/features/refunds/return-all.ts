import type { Bilingual } from "../../../domain/language.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { voidApprovalsOfIn } from "../../records/approvals/approvals-store.ts";
import { bySystem, byStaff } from "../../records/audit/audit-store.ts";
import { moveRefundIn } from "../../records/refunds/refunds-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { insurerNameIn } from "../quotes/insurers-store.ts";
import { moneyOfIn } from "./money-of-request.ts";
import type { MoveRefundIn } from "./move-refund.ts";
import { proposeRestIn } from "./settle-request.ts";

/** Who asked for the rejection of a request, and who agreed to it. */
type TwoPeople = { askedBy: string; decidedBy: string };

/**
 * The refund of everything that was paid for a rejected request, approved with the rejection (rulings
 * O2, P19). What was only proposed gives way to it. Answers how much goes back, and who pays it.
 */
export const createReturningAll =
  (moveIn: MoveRefundIn) =>
  async (
    tx: Transaction,
    request: Pick<RequestRow, "id">,
    { askedBy, decidedBy }: TwoPeople,
    at: Date,
  ): Promise<{ fils: number; insurerName: Bilingual }> => {
    const before = await moneyOfIn(tx, request.id);
    const proposed = before.refunds.filter(({ state }) => state === "proposed");
    for (const refund of proposed) await moveRefundIn(tx, refund, "withdraw", {}, bySystem, at);
    const ids = proposed.map(({ id }) => id);
    await voidApprovalsOfIn(tx, "refund", ids, "changed", bySystem, at);

    const { payments } = await moneyOfIn(tx, request.id);
    let fils = 0;
    for (const payment of payments) {
      if (payment.leftFils === 0) continue;
      fils += payment.leftFils;
      const by = { proposedBy: askedBy, reason: "rejected" as const };
      const refund = await proposeRestIn(tx, payment, by, at);
      const approved = { approvedBy: decidedBy, approvedAt: at };
      await moveIn(tx, refund, "approve", approved, { by: byStaff(decidedBy), at, isSilent: true });
    }
    const payee = payments.at(-1)?.attempt.payee ?? "";
    return { fils, insurerName: await insurerNameIn(tx, payee) };
  };
