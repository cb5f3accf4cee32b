import * as z from "zod/mini";
import { policyTerms } from "../domain/policies/compare-policy.ts";
import { policyFileKinds, policyStates, trafficStates } from "../domain/policies/policy-state.ts";
import { moment } from "./values.ts";

const nullableFils = z.nullable(z.number());
const nullableText = z.nullable(z.string());

/** Terms of the sale; null is what the customer was not told. Amounts in fils, days YYYY-MM-DD. */
export const SoldTerms = z.object({
  premiumFils: nullableFils,
  startsOn: nullableText,
  endsOn: nullableText,
  sumInsuredFils: nullableFils,
  insuredName: nullableText,
  plate: nullableText,
  bank: nullableText,
});

/** The policy that the insurer issued (ruling P18). */
export const Policy = z.object({
  state: z.enum(policyStates),
  /** Raised by each correction; an acceptance names it. */
  version: z.number(),
  /** Digest of the version of the plan that was sold; null where it is none of ours or not known. */
  planVersion: nullableText,
  /** The insurer's. */
  number: z.string(),
  chassis: z.string(),
  premiumFils: z.number(),
  startsOn: z.string(),
  /** The last insured day. */
  endsOn: z.string(),
  /** The day on which cover ended, where it was cancelled or the car was a total loss. */
  endedOn: nullableText,
  /** Null for cover of third parties only. */
  sumInsuredFils: nullableFils,
  insuredName: z.string(),
  plate: nullableText,
  bank: nullableText,
  /** Whether the traffic department has it. */
  traffic: z.object({ state: z.enum(trafficStates), at: nullableText }),
  sold: SoldTerms,
  differences: z.array(z.object({ term: z.enum(policyTerms), kind: z.enum(["worse", "other"]) })),
  files: z.array(z.object({ kind: z.enum(policyFileKinds), bytes: z.number() })),
  recordedAt: moment,
});
export type Policy = z.infer<typeof Policy>;
