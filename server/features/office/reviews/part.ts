import type { Parts } from "../../../parts.ts";
import { openApprovalsOfIn } from "../../../records/approvals/approvals-store.ts";
import { reviewsOf } from "../../../records/payments/reviews-store.ts";
import type { RequestPart } from "../desk/request-part.ts";
import { presentReview } from "./present-review.ts";

export const createReviewsPart = ({ db }: Pick<Parts, "db">): RequestPart<"reviews"> => ({
  read: async ({ id }) => {
    const reviews = await reviewsOf(db, id);
    const waiting = reviews.length > 0 ? await openApprovalsOfIn(db, id) : [];
    return { paymentReviews: reviews.map((one) => presentReview(one, waiting)) };
  },
  actions: (_request, { isOwn }, { paymentReviews }) => ({
    endReview: isOwn && paymentReviews.some(({ approval }) => approval === null),
  }),
});
