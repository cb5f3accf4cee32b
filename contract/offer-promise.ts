import * as z from "zod/mini";
import { MovedBy } from "./moved-by.ts";
import { moment } from "./values.ts";

/**
 * Before when we promised a lead an offer, in UTC, counted in working hours (ruling O3), and how many
 * promises were missed; null where nothing is promised. `until` is null once two in a row were
 * missed: then we name no time. `movedBy` says why the time is not the one that we named first.
 */
export const OfferPromise = z.object({
  until: z.nullable(moment),
  missed: z.number(),
  movedBy: z.optional(MovedBy),
});
export type OfferPromise = z.infer<typeof OfferPromise>;
