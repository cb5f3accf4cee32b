import { mayReject } from "../../../../domain/requests/desk-moves.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import type { RejectionReason } from "../../../../domain/requests/rejection-reasons.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { askApprovalIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import { moveRequestIn, type RequestRow } from "../../../records/requests/requests-store.ts";
import type { Payments } from "../../payments/payments.ts";
import type { Refunds } from "../../refunds/refunds.ts";
import { rejectedLetter } from "../../requests/letters/rejected-letter.ts";
import type { ApprovalRules } from "../approving/approval-rules.ts";
import { addNoteIn } from "../writes/notes-store.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";

type Needed = Pick<Parts, "jobs">;
type Money = { payments: Pick<Payments, "giveUpIn">; refunds: Pick<Refunds, "returnAllIn"> };

/** Its customer reads `why`; `reason` stays as a note of whoever wrote it. */
export type Rejection = { why: RejectionReason; reason: string };

/** In fils, what of the customer's money has not gone back. */
const heldFils = ({ capturedFils, refundedFils }: RequestRow) => capturedFils - refundedFils;

/** What was paid goes back, approved by whoever agreed to the rejection; its customer is told so. */
const createRejectingIn =
  ({ jobs }: Needed, { payments, refunds }: Money) =>
  async (
    tx: Transaction,
    request: RequestRow,
    { why, reason, writtenBy, decidedBy }: Rejection & { writtenBy: string; decidedBy: string },
    at: Date,
  ) => {
    if (!mayReject(request.state)) throw new Problem("staff.notNow");
    const by = byStaff(decidedBy);
    await payments.giveUpIn(tx, request.id, by);
    const rejected = await moveRequestIn(tx, request, "rejected", by, at, { detail: { why } });
    if (!rejected) throw new Problem("requests.changedMeanwhile");
    await addNoteIn(tx, { kind: "request", id: request.id, member: { id: writtenBy } }, reason, at);

    const people = { askedBy: writtenBy, decidedBy };
    const returning = await refunds.returnAllIn(tx, rejected, people, at);
    await sendLetterIn(tx, jobs, rejectedLetter(rejected, why, returning));
  };

/** Where the customer has paid, a second person approves it with the refund (ruling O2). */
export const createRejecting = (
  parts: Needed,
  { writes, ...money }: Money & { writes: StaffWrites },
) => {
  const rejectIn = createRejectingIn(parts, money);

  return (act: VersionedAct, rejection: Rejection) =>
    writes.write(act, async (tx, request, _by, at) => {
      if (!mayReject(request.state) || !mayCause("rejected", act.member.roles))
        throw new Problem("staff.notNow");
      const { id, version } = request;
      const amountFils = heldFils(request);
      const writtenBy = act.member.id;
      if (amountFils === 0)
        return rejectIn(tx, request, { ...rejection, writtenBy, decidedBy: writtenBy }, at);
      const content = { version, ...rejection, amountFils };
      const asked = { kind: "rejection", subjectId: id, requestId: id, content } as const;
      return askApprovalIn(tx, asked, writtenBy, at);
    });
};

export const createRejectionApproval = (parts: Needed, money: Money): ApprovalRules => {
  const rejectIn = createRejectingIn(parts, money);
  return {
    contentIn: async (_tx, { request }, { content }) =>
      mayReject(request.state)
        ? { ...content, version: request.version, amountFils: heldFils(request) }
        : undefined,
    actIn: (tx, { approval, request, decidedBy }, at) => {
      const { why, reason } = approval.content as Rejection;
      return rejectIn(tx, request, { why, reason, writtenBy: approval.askedBy, decidedBy }, at);
    },
  };
};
