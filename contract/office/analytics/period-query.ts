import * as z from "zod/mini";
import { choosableDimensions } from "../../../domain/analytics/figures.ts";
import { text } from "../../bounded-text.ts";

/** Without days: the last 28 with today. Days are Dubai's, YYYY-MM-DD, both included. */
export const periodFields = { from: z.optional(text(10)), to: z.optional(text(10)) };

export const AnalyticsQuery = z.object({
  ...periodFields,
  by: z._default(z.enum(choosableDimensions), "insurer"),
});
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;
