import {
  type ReviewEnding,
  verdictOf,
  wrongFieldOf,
} from "../../../../domain/requests/review-ending.ts";
import { isUuid } from "../../../adapters/database/uuid.ts";
import { Problem } from "../../../http/problem.ts";
import type { ApprovalContent } from "../../../records/approvals/approval-digest.ts";
import { askApprovalIn } from "../../../records/approvals/approvals-store.ts";
import { byStaff } from "../../../records/audit/audit-store.ts";
import { type ReviewedAttempt, reviewIn } from "../../../records/payments/reviews-store.ts";
import type { Payments } from "../../payments/payments.ts";
import type { ApprovalRules } from "../approving/approval-rules.ts";
import type { StaffWrites } from "../writes/request-writes.ts";
import type { VersionedAct } from "../writes/staff-act.ts";
import { compareReview } from "./present-review.ts";

/** The payment as it is, beside how its review would end. */
const contentOf = (
  reviewed: ReviewedAttempt,
  { outcome, amountFils, evidence }: ReviewEnding,
): ApprovalContent => ({
  version: reviewed.attempt.version,
  payment: compareReview(reviewed),
  outcome,
  amountFils,
  evidence,
});

/**
 * An agent found out whether the money of a payment in review came; an admin approves it (ruling O2).
 * @throws {Problem} request.invalid; staff.notNow where it is not in review
 */
export const createReviewEnding =
  (writes: StaffWrites) => (act: VersionedAct, attempt: string, ending: ReviewEnding) =>
    writes.write(act, async (tx, request, _by, at) => {
      const field = wrongFieldOf(ending);
      if (field) throw new Problem("request.invalid", { field });
      const { id } = request;
      const reviewed = isUuid(attempt) ? await reviewIn(tx, id, attempt) : undefined;
      if (!reviewed) throw new Problem("staff.notNow");
      const content = contentOf(reviewed, ending);
      const subjectId = reviewed.attempt.id;
      const asked = { kind: "paymentReview", subjectId, requestId: id, content } as const;
      return askApprovalIn(tx, asked, act.member.id, at);
    });

export type EndReview = ReturnType<typeof createReviewEnding>;

export const createReviewApproval = (payments: Pick<Payments, "endReviewIn">): ApprovalRules => ({
  contentIn: async (tx, { request }, { subjectId, content }) => {
    const reviewed = await reviewIn(tx, request.id, subjectId);
    return reviewed && contentOf(reviewed, content as ReviewEnding);
  },
  actIn: async (tx, { approval: { subjectId, content }, decidedBy }) => {
    const verdict = verdictOf(content as ReviewEnding);
    if (!verdict || !(await payments.endReviewIn(tx, subjectId, verdict, byStaff(decidedBy))))
      throw new Problem("staff.notNow");
  },
});
