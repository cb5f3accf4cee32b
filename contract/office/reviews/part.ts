import * as z from "zod/mini";
import { moment } from "../../values.ts";
import { ComparedPayment } from "../payment-review.ts";

const PaymentReview = z.extend(ComparedPayment, {
  attempt: z.string(),
  since: moment,
  /** Id of the approval that waits; null where nobody asked for one. */
  approval: z.nullable(z.string()),
});
export type PaymentReview = z.infer<typeof PaymentReview>;

/** What this room adds to a request: its payments in review, the oldest first. */
export const reviewsPart = {
  shape: { paymentReviews: z.array(PaymentReview) },
  actions: ["endReview"],
} as const;
