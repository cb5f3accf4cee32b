import * as z from "zod/mini";
import { policyTerms } from "../domain/policies/compare-policy.ts";
import { policyFileKinds, policyStates, trafficStates } from "../domain/policies/policy-state.ts";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { RequestParams } from "./request-params.ts";
import { route } from "./route.ts";

const tags = ["policies"] as const;

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

const PolicyAnswer = z.object({ status: z.literal("success"), data: Policy });

const InLanguage = z.object({ lang: z.optional(z.enum(["en", "ar"])) });

export const PolicyFileParams = z.extend(RequestParams, { kind: text(40) });

export const readPolicy = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/policy",
  config: { access: "customer" },
  schema: {
    summary: "The policy that the insurer issued, beside what was sold",
    tags,
    params: RequestParams,
    response: { 200: PolicyAnswer, ...refusals },
  },
});

export const readPolicyFile = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/policy/files/:kind",
  config: { access: "customer" },
  schema: {
    summary: "The insurer's PDF: `policy` or `certificate`",
    tags,
    params: PolicyFileParams,
    response: { 200: z.any(), ...refusals },
  },
});

export const readPolicyCalendar = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/policy/calendar.ics",
  config: { access: "customer" },
  schema: {
    summary: "Calendar entries for the first and the last insured day",
    tags,
    params: RequestParams,
    querystring: InLanguage,
    response: { 200: z.any(), ...refusals },
  },
});

export const acceptPolicy = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/policy/accept",
  config: { access: "customer" },
  schema: {
    summary: "Accept a policy that differs from what was sold, in the version that was read",
    tags,
    params: RequestParams,
    body: z.object({ version: z.number() }),
    response: { 200: PolicyAnswer, ...refusals },
  },
});

export const refusePolicy = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/policy/refuse",
  config: { access: "customer" },
  schema: {
    summary: "Refuse it: our team goes back to the insurer",
    tags,
    params: RequestParams,
    body: z.object({ version: z.number(), note: z.optional(text(500)) }),
    response: { 200: PolicyAnswer, ...refusals },
  },
});
