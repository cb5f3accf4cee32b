import * as z from "zod/mini";
import { policyEndings } from "../../../domain/policies/policy-endings.ts";
import { trafficStates } from "../../../domain/policies/policy-state.ts";
import { text } from "../../bounded-text.ts";
import { PolicyFileParams } from "../../policies.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { DeskRequestAnswer, deskTags } from "../desk/requests.ts";
import { versioned } from "../versioned.ts";

/** An event of agents only (`mayCause`). */
const recorders = { staff: ["agent"] } as const;

/** Text as typed; the PDFs `policy` and `certificate` stand in the same multipart body. */
export const PolicyFields = z.object({
  /** Version of the request that was read: 412 when it changed (ruling O1). */
  version: text(20),
  number: text(60),
  /** YYYY-MM-DD. */
  startDate: text(20),
  endDate: text(20),
  /** AED; empty for cover of third parties only. */
  sumInsured: z.optional(text(40)),
  /** AED, VAT included. */
  premium: text(40),
  chassis: text(40),
  bank: z.optional(text(100)),
  insuredName: text(100),
  plate: z.optional(text(40)),
  traffic: z.optional(text(20)),
  reason: z.optional(text(500)),
  /** `customer` for one that is worse than what was sold, and needs its customer's acceptance. */
  to: z.optional(text(20)),
});
export type PolicyField = keyof z.infer<typeof PolicyFields>;

export const recordPolicy = route({
  method: "POST",
  url: "/api/office/requests/:id/policy",
  config: { access: recorders, fields: PolicyFields },
  schema: {
    summary: "Record the policy that the insurer issued, or correct it",
    tags: deskTags,
    consumes: ["multipart/form-data"],
    params: RequestParams,
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

/** Before it is recorded: nothing is stored. The PDF stands as `policy` or `certificate` in the body. */
export const checkPolicyFile = route({
  method: "POST",
  url: "/api/office/requests/:id/policy/check-file",
  config: { access: recorders, fields: z.object({}) },
  schema: {
    summary: "Whether a PDF would be taken as the policy or its certificate",
    tags: deskTags,
    consumes: ["multipart/form-data"],
    params: RequestParams,
    response: {
      200: z.object({ status: z.literal("success"), data: z.object({ pages: z.number() }) }),
      ...refusals,
    },
  },
});

export const setTraffic = route({
  method: "POST",
  url: "/api/office/requests/:id/policy/traffic",
  config: { access: recorders },
  schema: {
    summary: "Say whether the traffic department has the policy",
    tags: deskTags,
    params: RequestParams,
    body: z.object({ ...versioned, traffic: z.enum(trafficStates) }),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

export const endPolicy = route({
  method: "POST",
  url: "/api/office/requests/:id/policy/end",
  config: { access: recorders },
  schema: {
    summary: "Say that the policy was cancelled, ended by a total loss or was renewed",
    tags: deskTags,
    params: RequestParams,
    body: z.object({
      ...versioned,
      ending: z.enum(policyEndings),
      /** YYYY-MM-DD, the day on which cover ended; of a renewed policy it is its last day. */
      day: z.optional(text(20)),
      /** Kept as a note; not asked of a renewal. */
      reason: z.optional(text(500)),
    }),
    response: { 200: DeskRequestAnswer, ...refusals },
  },
});

export const viewPolicyFile = route({
  method: "GET",
  url: "/api/office/requests/:id/policy/files/:kind",
  config: { access: { staff: ["agent", "compliance", "admin"] } },
  schema: {
    summary: "The insurer's PDF: `policy` or `certificate`; each view is an audit row",
    tags: deskTags,
    params: PolicyFileParams,
    response: { 200: z.any(), ...refusals },
  },
});
