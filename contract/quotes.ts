import * as z from "zod/mini";
import { inputFields } from "../domain/quotes/rated-inputs.ts";
import { refusals } from "./answers.ts";
import { PlanDocument } from "./plan-documents.ts";
import { route } from "./route.ts";
import { bilingual } from "./values.ts";

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

export const CoverLines = z.array(
  z.object({ benefit: z.string(), group: z.enum(["basic", "additional"]), value: CoverValue }),
);

const fils = z.number();
export const InputValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export const LedgerLine = z.object({
  code: z.string(),
  amountFils: fils,
  inputs: z.optional(z.array(z.string())),
  /** Who sets the amount; absent in requests sent before prices had editions. */
  source: z.optional(z.string()),
  /** False for an assumption, which is never shown as law. */
  verified: z.optional(z.boolean()),
  /** The regulator's highest excess in AED for the car's value; `lowerExcess` only. */
  maximumExcessAed: z.optional(z.number()),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

/** Part of the price; `points` are basis points of the premium before VAT. */
const Commission = z.object({ points: z.number(), amountFils: fils });

const Assumption = z.object({ input: z.string(), value: InputValue });

/** Differences to the price shown, in fils with VAT. */
const Choices = z.object({
  excess: z.array(z.object({ aed: z.number(), amountFils: fils })),
  repair: z.array(z.object({ code: z.enum(["garage", "agency"]), amountFils: fils })),
  addOns: z.array(z.object({ code: z.string(), amountFils: fils, included: z.boolean() })),
});

const figure = (says: string) =>
  z.optional(z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.1), z.describe(says)));

export const Quality = z
  .object({
    settlementDays: figure(
      "AverageClaimSettlementTime: calendar days from filing a claim to its payment, on average",
    ),
    paidPercent: figure("ClaimSettlementRatio: percent of the claims filed that were paid"),
    complaintsPerThousand: figure(
      "CustomerComplaintRate: complaints for each 1,000 active policies",
    ),
    source: z.string().check(z.describe("Who says so, in the caller's language")),
    asOf: z.iso.date().check(z.describe("The last day that the figures count")),
    isInvented: z.boolean().check(z.describe("True where the figures are invented, as examples")),
  })
  .check(
    z.describe(
      "How the insurer deals with claims and complaints under this cover, in the figures of the" +
        " national motor quotation (UAE Open Finance). A figure that is not published is absent." +
        " They never change price or order.",
    ),
  );

/** A quote: a plan priced for one risk and choice. */
export const Package = z.object({
  _id: z.string(),
  insurer: z.string(),
  insurerName: bilingual,
  /** The name in the caller's language; `names` has both. */
  name: z.string(),
  names: bilingual,
  description: z.string(),
  /** AED with at most two decimals, VAT included. */
  price: z.number(),
  priceFils: z.number(),
  ledger: z.array(LedgerLine),
  /** What the insurer pays the broker; null where it does not state it. */
  commission: z.nullable(Commission),
  /** Null without own damage, like `repair`. */
  excessAed: z.nullable(z.number()),
  repair: z.nullable(z.enum(["garage", "agency"])),
  addOns: z.array(z.string()),
  /** Chosen, but not sold with this plan for this car: left out of the price. */
  unavailable: z.array(z.string()),
  choices: Choices,
  inputsRead: z.array(z.string()),
  assumptions: z.array(Assumption),
  /** Digest of the tables that gave the price. */
  edition: z.string(),
  /** Digest of the version of the plan; absent while it is as it was before versions were drafted. */
  planVersion: z.optional(z.string()),
  /** One line of text per cover line, in the caller's language. */
  features: z.array(z.string()),
  cover: CoverLines,
  terms: z.array(z.string()),
  /** The insurer's papers about the plan; absent where there are none. */
  documents: z.optional(z.array(PlanDocument)),
  logo: z.nullable(z.string()),
  type: z.enum(["thirdParty", "comprehensive"]),
  /** Absent where nothing is known, and in quotes that were shared before it was shown. */
  quality: z.optional(Quality),
});
export type Package = z.infer<typeof Package>;

export const DeclinedPackage = z.object({
  _id: z.string(),
  insurer: z.string(),
  insurerName: bilingual,
  name: z.string(),
  names: bilingual,
  logo: z.nullable(z.string()),
  type: z.enum(["thirdParty", "comprehensive"]),
  reasons: z.array(z.enum(["driverTooYoung", "carTooOld", "valueTooHigh", "valueBelowTariff"])),
});
export type DeclinedPackage = z.infer<typeof DeclinedPackage>;

const inputText = z.optional(z.union([z.string(), z.array(z.string())]));

/** Rated inputs as text. The domain refuses other names and what is repeated or out of range. */
export const RatedFields = z.looseObject(
  Object.fromEntries(inputFields.map((field) => [field, inputText])),
);

export const listPackages = route({
  method: "GET",
  url: "/api/packages/:kind/:carType/:cylinderType",
  config: { access: "anyone", fromMemory: true },
  schema: {
    summary: "Quotes for a kind of purchase (ruling A4), body and cylinders, cheapest first",
    tags: ["quotes"],
    params: z.object({
      kind: z.string().check(z.maxLength(40)),
      carType: z.string().check(z.maxLength(40)),
      cylinderType: z.string().check(z.maxLength(10)),
    }),
    querystring: RatedFields,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(Package),
        declined: z.array(DeclinedPackage),
      }),
      ...refusals,
    },
  },
});

export const readEdition = route({
  method: "GET",
  url: "/api/editions/:digest",
  config: { access: "anyone" },
  schema: {
    summary: "The immutable tables that price a plan",
    tags: ["quotes"],
    params: z.object({ digest: z.string().check(z.maxLength(80)) }),
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({ digest: z.string(), plan: z.string(), tables: z.looseObject({}) }),
      }),
      ...refusals,
    },
  },
});
