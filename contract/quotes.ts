import * as z from "zod/mini";
import { refusals } from "./answers.ts";
import { route } from "./route.ts";

/** A typed value of a cover line; never matched by its text. */
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
  /** The package's name in the caller's language; both are in `names`. */
  name: z.string(),
  names: z.object({ en: z.string(), ar: z.string() }),
  description: z.string(),
  /** AED with two decimals at most, VAT included. */
  price: z.number(),
  priceFils: z.number(),
  ledger: z.array(z.object({ code: z.string(), amountFils: z.number() })),
  /** Cover in the caller's language, one text per line (the specification's list of features). */
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
