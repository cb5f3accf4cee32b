import { mayReject } from "../../../../domain/requests/desk-moves.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import type { RejectionReason } from "../../../../domain/requests/rejection-reasons.ts";
import { mayRequestRefund } from "../../../../domain/requests/request-state.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { askApprovalIn } from "../../../records/approvals/approvals-store.ts";
import { type Actor, bySystem, byStaff } from "../../../records/audit/audit-store.ts";
import { moveRequestIn, type RequestRow } from "../../../records/requests/requests-store.ts";
import type { Payments } from "../../payments/payments.ts";
import { rejectedLetter } from "../../requests/letters/rejected-letter.ts";
import type { ApprovalRules } from "../approving/approval-rules.ts";
import { addNoteIn } from "../writes/notes-store.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";

type Needed = Pick<Parts, "jobs">;
type PaymentsIn = Pick<Payments, "giveUpIn" | "returnAllIn">;

/** Its customer reads `why`; `reason` stays as a note of whoever wrote it. */
export type Rejection = { why: RejectionReason; reason: string };

/** In fils, what of the customer's money has not gone back. */
const heldFils = ({ capturedFils, refundedFils }: RequestRow) => capturedFils - refundedFils;

/** Ruling P7: what was paid becomes a refund task, and its customer is told so. */
const createRejectingIn =
  ({ jobs }: Needed, payments: PaymentsIn) =>
  async (
    tx: Transaction,
    request: RequestRow,
    { why, reason, writtenBy }: Rejection & { writtenBy: string },
    by: Actor,
    at: Date,
  ) => {
    if (!mayReject(request.state)) throw new Problem("staff.notNow");
    await payments.giveUpIn(tx, request.id, by);
    const rejected = await moveRequestIn(tx, request, "rejected", by, at);
    if (!rejected) throw new Problem("requests.changedMeanwhile");
    await addNoteIn(tx, { kind: "request", id: request.id, member: { id: writtenBy } }, reason, at);

    const returning = await payments.returnAllIn(tx, request.id);
    if (mayRequestRefund(rejected.state, heldFils(rejected) > 0))
      await moveRequestIn(tx, rejected, "refundRequested", bySystem, at);
    await sendLetterIn(tx, jobs, rejectedLetter(rejected, why, returning));
  };

/** Where the customer has paid, a second person approves it with the refund (ruling O2). */
export const createRejecting = (
  parts: Needed,
  { payments, writes }: { payments: PaymentsIn; writes: StaffWrites },
) => {
  const rejectIn = createRejectingIn(parts, payments);

  return (act: VersionedAct, rejection: Rejection) =>
    writes.write(act, async (tx, request, by, at) => {
      if (!mayReject(request.state) || !mayCause("rejected", act.member.roles))
        throw new Problem("staff.notNow");
      const { id, version } = request;
      const amountFils = heldFils(request);
      if (amountFils === 0)
        return rejectIn(tx, request, { ...rejection, writtenBy: act.member.id }, by, at);
      const content = { version, ...rejection, amountFils };
      const asked = { kind: "rejection", subjectId: id, requestId: id, content } as const;
      return askApprovalIn(tx, asked, act.member.id, at);
    });
};

export const createRejectionApproval = (parts: Needed, payments: PaymentsIn): ApprovalRules => {
  const rejectIn = createRejectingIn(parts, payments);
  return {
    contentIn: async (_tx, request, { content }) =>
      mayReject(request.state)
        ? { ...content, version: request.version, amountFils: heldFils(request) }
        : undefined,
    actIn: (tx, { approval, request, decidedBy }, at) => {
      const { why, reason } = approval.content as Rejection;
      const rejection = { why, reason, writtenBy: approval.askedBy };
      return rejectIn(tx, request, rejection, byStaff(decidedBy), at);
    },
  };
};
