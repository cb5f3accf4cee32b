import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

const CoverValue = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("limit"), aed: z.number() }),
  z.object({ kind: z.literal("days"), days: z.number() }),
  z.object({ kind: z.literal("minutes"), minutes: z.number() }),
  z.object({ kind: z.literal("years"), years: z.number() }),
  z.object({ kind: z.literal("percent"), percent: z.number() }),
  z.object({ kind: z.literal("yes") }),
  z.object({ kind: z.literal("no") }),
  z.object({ kind: z.literal("notStated") }),
]);

export const Package = z.object({
  _id: z.string(),
  insurer: z.string(),
  insurerName: z.object({ en: z.string(), ar: z.string() }),
  /** In the caller's language; `names` has both. */
  name: z.string(),
  names: z.object({ en: z.string(), ar: z.string() }),
  description: z.string(),
  /** AED with at most two decimals, VAT included. */
  price: z.number(),
  priceFils: z.number(),
  ledger: z.array(z.object({ code: z.string(), amountFils: z.number() })),
  /** One line of text per cover line, in the caller's language. */
  features: z.array(z.string()),
  cover: z.array(
    z.object({
      benefit: z.string(),
      group: z.enum(["basic", "additional"]),
      value: CoverValue,
    }),
  ),
  terms: z.array(z.string()),
  logo: z.nullable(z.string()),
  type: z.enum(["thirdParty", "comprehensive"]),
});
export type Package = z.infer<typeof Package>;

export const listPackages = route({
  method: "GET",
  url: "/api/packages/:kind/:carType/:cylinderType",
  config: { access: "anyone" },
  schema: {
    summary: "Quotes for a kind of purchase (ruling A4), body and cylinders, cheapest first",
    tags: ["quotes"],
    params: z.object({
      kind: z.string().check(z.maxLength(40)),
      carType: z.string().check(z.maxLength(40)),
      cylinderType: z.string().check(z.maxLength(10)),
    }),
    response: {
      200: z.object({ status: z.literal("success"), data: z.array(Package) }),
      ...refusals,
    },
  },
});
