import * as z from "zod/mini";
import { comparedFacts } from "../../domain/requests/gateway-fact.ts";
import { reviewOutcomes } from "../../domain/requests/review-verdict.ts";

const facts = {
  orderNo: z.string(),
  amountFils: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  trackingId: z.nullable(z.string()),
};

/** A payment that the gateway reports otherwise than it was asked for (ruling P7). */
export const ComparedPayment = z.object({
  differs: z.array(z.enum(comparedFacts)),
  expected: z.object(facts),
  /** Null where it was not kept. */
  reported: z.nullable(z.object(facts)),
});
export type ComparedPayment = z.infer<typeof ComparedPayment>;

/** How its review ends, by whose evidence; `amountFils` only where money came. */
export const ReviewEnding = z.object({
  outcome: z.enum(reviewOutcomes),
  amountFils: z.nullable(z.number()),
  evidence: z.string(),
});
