import * as z from "zod/mini";
import { Fail, refusals } from "./answers.ts";
import { text } from "./bounded-text.ts";
import { HandOff } from "./payments.ts";
import { route } from "./route.ts";

export const PriceChanged = z.extend(Fail, {
  price: z.optional(z.number()),
  priceFils: z.optional(z.number()),
});

/** A request without a price yet: an agent makes the offer (ruling P8). */
export const LeadTaken = z.object({
  status: z.literal("success"),
  req_true: z.literal("true"),
  number: z.string(),
  email: z.string(),
  redirectUrl: z.string(),
  message: z.string(),
});
export type LeadTaken = z.infer<typeof LeadTaken>;

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
  previousClaims: z.optional(text(100)),
  /** `asked` when the customer confirmed it, otherwise stored as `assumed` (ruling P5). */
  previousClaimsSource: z.optional(text(20)),
  vehicleValue: z.optional(text(40)),
  vehicleValueSource: z.optional(text(20)),
  startDate: z.optional(text(40)),
  make: z.optional(text(60)),
  model: z.optional(text(60)),
  modelYear: z.optional(text(10)),
  driverBirthYear: z.optional(text(10)),
  claimFreeYears: z.optional(text(10)),
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
