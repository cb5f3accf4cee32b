import type { ComparedPayment } from "../../../../contract/office/payment-review.ts";
import type { PaymentReview } from "../../../../contract/office/reviews/part.ts";
import type { ApprovalRow } from "../../../records/approvals/approvals-store.ts";
import type { ReviewedAttempt } from "../../../records/payments/reviews-store.ts";

/** What was asked for beside what was reported. */
export const compareReview = ({ attempt, detail }: ReviewedAttempt): ComparedPayment => {
  const { orderNo, amountFils, currency, trackingId } = attempt;
  const reported = detail?.reported;
  return {
    differs: [...(detail?.differs ?? [])],
    expected: { orderNo, amountFils, currency, trackingId },
    reported: reported
      ? {
          orderNo: reported.orderNo,
          amountFils: reported.amountFils ?? null,
          currency: reported.currency ?? null,
          trackingId: reported.trackingId ?? null,
        }
      : null,
  };
};

export const presentReview = (
  reviewed: ReviewedAttempt,
  waiting: readonly Pick<ApprovalRow, "id" | "kind" | "subjectId">[],
): PaymentReview => {
  const { attempt, since } = reviewed;
  const asked = waiting.find(
    ({ kind, subjectId }) => kind === "paymentReview" && subjectId === attempt.id,
  );
  return {
    ...compareReview(reviewed),
    attempt: attempt.id,
    since: since.toISOString(),
    approval: asked?.id ?? null,
  };
};
