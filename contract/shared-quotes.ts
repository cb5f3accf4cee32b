import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { DeclinedPackage, InputValue, Package, RatedFields } from "./quotes.ts";
import { route } from "./route.ts";
import { moment } from "./values.ts";

/** An answer as it may be shown to anyone (ruling P24): no year of birth among them. */
const SharedInput = z.object({
  /** The field that a call reads the value from again, to the same price. */
  input: z.string(),
  value: InputValue,
  source: z.enum(["asked", "assumed"]),
});

export const SharedQuote = z.object({
  /** "Q-1234-5678": to speak about it; the code is what opens it. */
  number: z.string(),
  kind: z.string(),
  carType: z.string(),
  cylinderType: z.string(),
  inputs: z.array(SharedInput),
  /** Code of the driver's age band in its place. */
  driverAgeBand: z.nullable(z.string()),
  createdAt: moment,
  expiresAt: moment,
  /** The quote as it was stored, whatever became of its plan. */
  quote: Package,
  /** Today's quote, or why the plan is not to be had any more: declined, or null when not sold. */
  now: z.nullable(z.union([Package, DeclinedPackage])),
  /** Today's price less the stored one, in fils; null without a price today. */
  differenceFils: z.nullable(z.number()),
});
export type SharedQuote = z.infer<typeof SharedQuote>;

export const shareQuote = route({
  method: "POST",
  url: "/api/quotes",
  config: { access: "anyone" },
  schema: {
    summary: "Keep a quote under an address that may be passed on (ruling P24), for 7 days",
    tags: ["quotes"],
    body: z.object({
      kind: z.string().check(z.maxLength(40)),
      carType: z.string().check(z.maxLength(40)),
      cylinderType: z.string().check(z.maxLength(10)),
      packageId: z.string().check(z.maxLength(120)),
      inputs: z.optional(RatedFields),
    }),
    response: {
      201: z.object({
        status: z.literal("success"),
        data: z.object({ code: z.string(), url: z.string(), expiresAt: moment }),
      }),
      ...refusals,
    },
  },
});

const Params = z.object({ code: z.string().check(z.maxLength(80)) });

export const readSharedQuote = route({
  method: "GET",
  url: "/api/quotes/:code",
  config: { access: "anyone" },
  schema: {
    summary: "A shared quote, as stored and as it would be today",
    tags: ["quotes"],
    params: Params,
    response: {
      200: z.object({ status: z.literal("success"), data: SharedQuote }),
      ...refusals,
    },
  },
});

export const readSharedQuotePicture = route({
  method: "GET",
  url: "/api/quotes/:code/picture.png",
  config: { access: "anyone" },
  schema: {
    summary: "What other sites show beside a link to a shared quote: 1200 by 630 pixels",
    tags: ["quotes"],
    params: Params,
    querystring: z.object({ lang: z.optional(z.enum(["en", "ar"])) }),
    response: { 200: z.any(), ...refusals },
  },
});
