import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { Policy } from "./policy.ts";
import { RequestParams } from "./request-params.ts";
import { route } from "./route.ts";

const tags = ["policies"] as const;

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
