import type { Transaction } from "../../../adapters/database/database.ts";
import { Problem } from "../../../http/problem.ts";
import type { ApprovalContent } from "../../../records/approvals/approval-digest.ts";
import { askApprovalIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import { findRefundIn, type RefundRow } from "../../../records/refunds/refunds-store.ts";
import type { Refunds } from "../../refunds/refunds.ts";
import type { ApprovalRules } from "../approving/approval-rules.ts";

/** What a second person agrees to; not the account, which only the customer names. */
const contentOf = ({ amountFils, attemptId, way, reason, note }: RefundRow): ApprovalContent => ({
  amountFils,
  attemptId,
  way,
  reason,
  note,
});

/** An admin who did not propose it has to approve it (ruling P19). */
export const askForRefundIn = (tx: Transaction, refund: RefundRow, askedBy: string, at: Date) => {
  const content = contentOf(refund);
  const { id: subjectId, requestId } = refund;
  return askApprovalIn(tx, { kind: "refund", subjectId, requestId, content }, askedBy, at);
};

const proposedIn = async (tx: Transaction, id: string) => {
  const refund = await findRefundIn(tx, id);
  return refund?.state === "proposed" ? refund : undefined;
};

export const createRefundApproval = ({ moveIn }: Pick<Refunds, "moveIn">): ApprovalRules => ({
  contentIn: async (tx, _request, { subjectId }) => {
    const refund = await proposedIn(tx, subjectId);
    return refund && contentOf(refund);
  },
  actIn: async (tx, { approval, decidedBy }, at) => {
    const refund = await proposedIn(tx, approval.subjectId);
    if (refund?.proposedBy !== approval.askedBy) throw new Problem("staff.notNow");
    const approved = { approvedBy: decidedBy, approvedAt: at };
    await moveIn(tx, refund, "approve", approved, { by: byStaff(decidedBy), at });
  },
  declineIn: async (tx, { approval, decidedBy }, { decision, reason }, at) => {
    const refund = await proposedIn(tx, approval.subjectId);
    if (!refund) return;
    const event = decision === "withdrawn" ? "withdraw" : "refuse";
    const change = decision === "withdrawn" ? {} : { closedWhy: reason };
    await moveIn(tx, refund, event, change, { by: byStaff(decidedBy), at });
  },
});
