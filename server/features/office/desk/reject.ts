import { mayReject } from "../../../../domain/requests/desk-moves.ts";
import { mayCause } from "../../../../domain/requests/may-cause.ts";
import type { RejectionReason } from "../../../../domain/requests/rejection-reasons.ts";
import { mayRequestRefund } from "../../../../domain/requests/request-state.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import { bySystem } from "../../../records/audit/audit-store.ts";
import type { Payments } from "../../payments/payments.ts";
import { rejectedLetter } from "../../requests/letters/rejected-letter.ts";
import { moveRequestIn } from "../../../records/requests/requests-store.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import { addNoteIn } from "../writes/notes-store.ts";

type Features = { payments: Pick<Payments, "giveUpIn" | "returnAllIn">; writes: StaffWrites };

/** Its customer reads `why`; `reason` stays as a note. */
export type Rejection = { why: RejectionReason; reason: string };

/** Ruling P7: what was paid becomes a refund task, and its customer is told so. */
export const createRejecting =
  ({ jobs }: Pick<Parts, "jobs">, { payments, writes }: Features) =>
  (act: VersionedAct, { why, reason }: Rejection) =>
    writes.write(act, async (tx, request, by, at) => {
      if (!mayReject(request.state) || !mayCause("rejected", act.member.roles))
        throw new Problem("staff.notNow");
      await payments.giveUpIn(tx, request.id, by);
      const rejected = await moveRequestIn(tx, request, "rejected", by, at);
      if (!rejected) throw new Problem("requests.changedMeanwhile");
      await addNoteIn(tx, act, reason, at);

      const returning = await payments.returnAllIn(tx, request.id);
      if (mayRequestRefund(rejected.state, rejected.capturedFils > rejected.refundedFils))
        await moveRequestIn(tx, rejected, "refundRequested", bySystem, at);
      await sendLetterIn(tx, jobs, rejectedLetter(rejected, why, returning));
    });
