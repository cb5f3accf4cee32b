import * as z from "zod/mini";
import { moment } from "./values.ts";

/**
 * Before when we promised a lead an offer, in UTC, counted in working hours (ruling O3), and how many
 * promises were missed; null where nothing is promised. `until` is null once two in a row were
 * missed: then we name no time.
 */
export const OfferPromise = z.object({ until: z.nullable(moment), missed: z.number() });
export type OfferPromise = z.infer<typeof OfferPromise>;
