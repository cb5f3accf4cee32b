import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

/**
 * The gateway's browser posts here (ruling P9). The body is only a hint; it always answers 303 to
 * /paytrue or /payfalse with an opaque `ref`.
 */
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
  /** `returning`: the money came, bought nothing and goes back to the payer. */
  state: z.enum(["paid", "failed", "aborted", "verifying", "returning", "unknown"]),
  requestId: z.nullable(z.string()),
  number: z.nullable(z.string()),
  insurerName: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  logo: z.nullable(z.string()),
  priceFils: z.nullable(z.number()),
  plateInfo: z.nullable(z.object({ emirate: z.string(), code: z.string(), number: z.string() })),
  startDate: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Whether the request still waits to be paid. */
  mayPay: z.boolean(),
});
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** What the server knows of a `ref`; a ref of somebody else, or none, is `unknown` (ruling P11). */
export const readPayment = route({
  method: "GET",
  url: "/api/payments/:ref",
  config: { access: "anyone" },
  schema: {
    summary: "The state of a payment one started",
    tags: ["payments"],
    params: z.object({ ref: z.string().check(z.maxLength(80)) }),
    response: {
      200: z.object({ status: z.literal("success"), data: PaymentStatus }),
      ...refusals,
    },
  },
});
