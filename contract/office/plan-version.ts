import * as z from "zod/mini";
import { moment } from "../values.ts";

/** The version of a plan that something was sold or offered under. */
export const PlanVersion = z.object({
  digest: z.string(),
  /** 1 for the first of its plan. */
  number: z.number(),
  onSaleFrom: moment,
  /** Whether it is the one on sale now. */
  isOnSale: z.boolean(),
});
export type PlanVersion = z.infer<typeof PlanVersion>;
