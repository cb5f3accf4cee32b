import * as z from "zod/mini";
import { policyTerms } from "../domain/policies/compare-policy.ts";
import { policyFileKinds, policyStates, trafficStates } from "../domain/policies/policy-state.ts";

const amount = z.nullable(z.number());
const words = z.nullable(z.string());

/** Of the sale; null is what the customer was not told. Amounts in fils, days as YYYY-MM-DD. */
export const SoldTerms = z.object({
  premiumFils: amount,
  startsOn: words,
  endsOn: words,
  sumInsuredFils: amount,
  insuredName: words,
  plate: words,
  bank: words,
});

/** The policy that the insurer issued (ruling P18). */
export const Policy = z.object({
  state: z.enum(policyStates),
  /** Raised by each correction; an acceptance names it. */
  version: z.number(),
  /** The insurer's. */
  number: z.string(),
  chassis: z.string(),
  premiumFils: z.number(),
  startsOn: z.string(),
  /** The last insured day. */
  endsOn: z.string(),
  /** Where it was cancelled or the car was a total loss: the day on which cover ended. */
  endedOn: words,
  /** Null for cover of third parties only. */
  sumInsuredFils: amount,
  insuredName: z.string(),
  plate: words,
  bank: words,
  /** Whether the traffic department has it. */
  traffic: z.object({ state: z.enum(trafficStates), at: words }),
  sold: SoldTerms,
  differences: z.array(z.object({ term: z.enum(policyTerms), kind: z.enum(["worse", "other"]) })),
  files: z.array(z.object({ kind: z.enum(policyFileKinds), bytes: z.number() })),
  recordedAt: z.string(),
});
export type Policy = z.infer<typeof Policy>;
