import * as z from "zod/mini";
import { type InputField, inputFields } from "../domain/quotes/rated-inputs.ts";
import { Fail, refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { HandOff } from "./payments.ts";
import { LedgerLine } from "./quotes.ts";
import { route } from "./route.ts";
import { moment } from "./values.ts";

/** The plan's price for these answers as the server rated it, VAT included. */
const PriceNow = {
  price: z.optional(z.number()),
  priceFils: z.optional(z.number()),
  edition: z.optional(z.string()),
  ledger: z.optional(z.array(LedgerLine)),
};

export const PriceChanged = z.extend(Fail, {
  ...PriceNow,
  /** The price that was sent; its ledger where the edition it named is known. */
  shown: z.optional(
    z.object({
      priceFils: z.nullable(z.number()),
      edition: z.nullable(z.string()),
      ledger: z.nullable(z.array(LedgerLine)),
    }),
  ),
  /** Ledger lines that differ; an amount is 0 where the line is missing. */
  changes: z.optional(
    z.array(z.object({ code: z.string(), fromFils: z.number(), toFils: z.number() })),
  ),
  /** Why the plan is no longer sold for this car. */
  reasons: z.optional(z.array(z.string())),
});

/** A request without a price yet: an agent makes the offer (ruling P8). */
export const LeadTaken = z.object({
  status: z.literal("success"),
  req_true: z.literal("true"),
  number: z.string(),
  email: z.string(),
  redirectUrl: z.string(),
  message: z.string(),
  /** Before when its customer gets an offer, in UTC; null in a repeat after that, or when we are late. */
  promisedFor: z.nullable(moment),
});
export type LeadTaken = z.infer<typeof LeadTaken>;

/**
 * Every spelling of a rated input, and beside it where the answer comes from: `asked` when the
 * customer confirmed it, `assumed` otherwise (rulings P5, P23).
 */
const ratedFields = Object.fromEntries(
  inputFields.flatMap((field) => [
    [field, z.optional(text(200))],
    [`${field}Source`, z.optional(text(20))],
  ]),
) as Record<InputField | `${InputField}Source`, z.ZodMiniOptional<z.ZodMiniString>>;

/** Fields of specification part 2, 7.1 and 7.2; files come in the same multipart body. */
const commonFields = {
  cylinderType: z.optional(text(10)),
  carType: z.optional(text(20)),
  carOrigin: z.optional(text(20)),
  companyname: z.optional(text(200)),
  companyprice: z.optional(text(40)),
  companytype: z.optional(text(40)),
  username: z.optional(text(200)),
  email: z.optional(text(400)),
  phonenumber: z.optional(text(60)),
  countryCode: z.optional(text(10)),
  /** JSON with username, email, phonenumber and countryCode (7.2). */
  userInfo: z.optional(text(2000)),
  ...ratedFields,
  /** Digest of the edition whose price was shown. */
  edition: z.optional(text(80)),
  /** The version of the plan whose cover was shown: its digest, or `first` where its quote names none. */
  planversion: z.optional(text(80)),
  startDate: z.optional(text(40)),
  make: z.optional(text(60)),
  model: z.optional(text(60)),
  /** Whether the policy fits; never rated. The day as YYYY-MM-DD, the last two "true" or "false". */
  bank: z.optional(text(200)),
  registrationEnds: z.optional(text(40)),
  drivingToOman: z.optional(text(10)),
  driverUnder25: z.optional(text(10)),
  /** An earlier request of the same customer, for pictures that are not sent again. */
  documentsFrom: z.optional(text(60)),
  consentVersion: z.optional(text(40)),
  declaration: z.optional(text(10)),
  authorisation: z.optional(text(10)),
};

export const RenewFields = z.object({
  ...commonFields,
  emirate: z.optional(text(40)),
  plateCode: z.optional(text(40)),
  plateNumber: z.optional(text(20)),
});

export const NewFields = z.object({
  ...commonFields,
  emiratesID: z.optional(text(40)),
  statetoregister: z.optional(text(40)),
  inputMethod: z.optional(text(20)),
  platesource: z.optional(text(40)),
  platecode: z.optional(text(40)),
  platenumber: z.optional(text(20)),
  cardsource: z.optional(text(40)),
  date: z.optional(text(40)),
  cardnumber: z.optional(text(60)),
  dubitype: z.optional(text(20)),
  certificatenumber: z.optional(text(60)),
});

export const EditFields = z.object({
  ...RenewFields.shape,
  ...NewFields.shape,
  /** The version that was read, unless `If-Match` gives it. */
  version: z.optional(text(10)),
});

const tags = ["requests"] as const;

const send = (summary: string) => ({
  summary,
  tags,
  consumes: ["multipart/form-data"],
  response: { 200: z.union([HandOff, LeadTaken]), ...refusals, 409: PriceChanged },
});

/** Only personal details and leads need no account; the fields decide which it is. */
export const renewInsurance = route({
  method: "POST",
  url: "/api/carins/renew",
  config: { access: "anyone", fields: RenewFields },
  schema: send("Send a renewal with its documents: the hand-off to the card page, or a lead"),
});

export const buyInsurance = route({
  method: "POST",
  url: "/api/carins/new",
  config: { access: "anyone", fields: NewFields },
  schema: send("Send a new policy's request: the hand-off to the card page, or a lead"),
});
