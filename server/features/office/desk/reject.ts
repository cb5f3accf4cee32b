import type { DeskRequest } from "../../../../contract/office/requests.ts";
import { mayReject } from "../../../../domain/requests/desk-moves.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import type { RejectionReason } from "../../../../domain/requests/rejection-reasons.ts";
import { mayRequestRefund } from "../../../../domain/requests/request-state.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { StaffMember } from "../../../http/staff-access.ts";
import type { Parts } from "../../../parts.ts";
import { byStaff, bySystem } from "../../audit/audit-store.ts";
import type { Payments } from "../../payments/payments.ts";
import { rejectedLetter } from "../../requests/letters/rejected-letter.ts";
import { moveRequestIn } from "../../requests/store/requests-store.ts";
import type { StaffWrites } from "../writes/staff-writes.ts";
import { addNoteIn } from "./desk-writes-store.ts";

export type Rejection = { version: number; why: RejectionReason; reason: string };

/** Ruling P7: what was paid becomes a refund task, and its customer is told so. */
export const createRejecting =
  (
    { jobs, now }: Pick<Parts, "jobs" | "now">,
    writes: StaffWrites,
    payments: Pick<Payments, "giveUpIn" | "returnAllIn">,
    read: (id: string, member: StaffMember) => Promise<DeskRequest>,
  ) =>
  async (member: StaffMember, id: string, { version, why, reason }: Rejection) => {
    await writes.write(member, id, version, async (tx, request) => {
      if (!mayReject(request.state) || !mayCause("rejected", member.roles))
        throw new Problem("staff.notNow");
      const at = now();
      await payments.giveUpIn(tx, id, byStaff(member.id));
      const rejected = await moveRequestIn(tx, request, "rejected", byStaff(member.id), at);
      if (!rejected) throw new Problem("requests.changedMeanwhile");
      await addNoteIn(tx, { requestId: id, staffId: member.id, text: reason, createdAt: at });

      const returning = await payments.returnAllIn(tx, id);
      if (mayRequestRefund(rejected.state, rejected.capturedFils > rejected.refundedFils))
        await moveRequestIn(tx, rejected, "refundRequested", bySystem, at);
      await sendLetterIn(tx, jobs, rejectedLetter(rejected, why, returning));
    });
    return read(id, member);
  };
