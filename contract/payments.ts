import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { RequestParams } from "./request-params.ts";
import { route } from "./route.ts";
import { bilingual } from "./values.ts";

export const HandOff = z.object({
  status: z.literal("success"),
  requestId: z.string(),
  ref: z.string(),
  encRequest: z.string(),
  paymentUrl: z.string(),
  accessCode: z.string(),
});
export type HandOff = z.infer<typeof HandOff>;

export const startPayment = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/payment",
  config: { access: "customer" },
  schema: {
    summary: "Start or retry the payment of a request; an earlier open attempt is superseded",
    tags: ["payments"],
    params: RequestParams,
    response: { 200: HandOff, ...refusals },
  },
});

/** The gateway's browser posts here; the body is only a hint (ruling P9). Always answers 303. */
export const paymentReturn = route({
  method: "POST",
  url: "/api/payments/return",
  config: { access: "gateway" },
  schema: {
    summary: "Return from the card page (form post of encResp)",
    tags: ["payments"],
    consumes: ["application/x-www-form-urlencoded"],
    response: { 303: z.any(), ...refusals },
  },
});

export const PaymentStatus = z.object({
  /** `returning`: money arrived too late to buy anything and goes back to the payer. */
  state: z.enum(["paid", "failed", "aborted", "verifying", "returning", "unknown"]),
  requestId: z.nullable(z.string()),
  number: z.nullable(z.string()),
  insurerName: z.nullable(bilingual),
  logo: z.nullable(z.string()),
  priceFils: z.nullable(z.number()),
  plateInfo: z.nullable(z.object({ emirate: z.string(), code: z.string(), number: z.string() })),
  startDate: z.nullable(z.string()),
  email: z.nullable(z.string()),
  mayPay: z.boolean(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** A ref of another visitor, or an unknown one, answers `unknown` (ruling P11). */
export const readPayment = route({
  method: "GET",
  url: "/api/payments/:ref",
  config: { access: "anyone" },
  schema: {
    summary: "The state of a payment one started",
    tags: ["payments"],
    params: z.object({ ref: text(80) }),
    response: {
      200: z.object({ status: z.literal("success"), data: PaymentStatus }),
      ...refusals,
    },
  },
});

const InLanguage = z.object({ lang: z.optional(z.enum(["en", "ar"])) });

export const readPaymentSummary = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/payment-summary.pdf",
  config: { access: "customer" },
  schema: {
    summary: "The payment summary of a paid request as PDF; the payee is the insurer (ruling P10)",
    tags: ["payments"],
    params: RequestParams,
    querystring: InLanguage,
    response: { 200: z.any(), ...refusals },
  },
});

export const readReminder = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/reminder.ics",
  config: { access: "customer" },
  schema: {
    summary: "A calendar entry for the end of cover of a paid request",
    tags: ["requests"],
    params: RequestParams,
    querystring: InLanguage,
    response: { 200: z.any(), ...refusals },
  },
});

export const readCancellationLetter = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/cancellation-letter",
  config: { access: "customer" },
  schema: {
    summary: "A letter to the insurer that cancels the policy of a paid request, as PDF",
    tags: ["requests"],
    params: RequestParams,
    querystring: InLanguage,
    response: { 200: z.any(), ...refusals },
  },
});

export const readBlankLetter = route({
  method: "GET",
  url: "/api/cancellation-letter",
  config: { access: "anyone" },
  schema: {
    summary: "The letter that cancels a policy, to be filled in by hand, as PDF",
    tags: ["requests"],
    querystring: InLanguage,
    response: { 200: z.any(), ...refusals },
  },
});
