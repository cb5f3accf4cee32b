import * as z from "zod/mini";
import { Fail, ListQuery, refusals } from "./answers.ts";
import { route } from "./route.ts";

const text = (longest: number) => z.string().check(z.maxLength(longest));

/** The hand-off to the card page: a hidden form with encRequest and access_code is posted there. */
export const HandOff = z.object({
  status: z.literal("success"),
  requestId: z.string(),
  ref: z.string(),
  encRequest: z.string(),
  paymentUrl: z.string(),
  accessCode: z.string(),
});
export type HandOff = z.infer<typeof HandOff>;

const PriceChanged = z.extend(Fail, {
  /** Present with requests.priceChanged. */
  price: z.optional(z.number()),
  priceFils: z.optional(z.number()),
});

/** Fields of part 2 section 7.1; files come beside them in the same multipart body. */
export const RenewFields = z.object({
  emirate: z.optional(text(40)),
  plateCode: z.optional(text(40)),
  plateNumber: z.optional(text(20)),
  cylinderType: z.optional(text(10)),
  carType: z.optional(text(20)),
  carOrigin: z.optional(text(20)),
  companyname: z.optional(text(200)),
  companyprice: z.optional(text(40)),
  companytype: z.optional(text(40)),
  username: z.optional(text(200)),
  email: z.optional(text(400)),
  phonenumber: z.optional(text(60)),
  previousClaims: z.optional(text(100)),
  /** `asked` when the person confirmed it, else it is stored as `assumed` (ruling P5). */
  previousClaimsSource: z.optional(text(20)),
  vehicleValue: z.optional(text(40)),
  vehicleValueSource: z.optional(text(20)),
  startDate: z.optional(text(40)),
  consentVersion: z.optional(text(40)),
  declaration: z.optional(text(10)),
  authorisation: z.optional(text(10)),
});

const tags = ["requests"] as const;

export const renewInsurance = route({
  method: "POST",
  url: "/api/carins/renew",
  config: { access: "customer", fields: RenewFields },
  schema: {
    summary: "Send a renewal with its documents; answers the hand-off to the card page",
    tags,
    consumes: ["multipart/form-data"],
    response: { 200: HandOff, ...refusals, 409: PriceChanged },
  },
});

export const RequestSummary = z.object({
  _id: z.string(),
  /** The request's number as people read it, e.g. MZ-7F3K2Q. */
  number: z.string(),
  type: z.enum(["new", "renew"]),
  plateInfo: z.nullable(z.object({ emirate: z.string(), code: z.string(), number: z.string() })),
  state: z.string(),
  userInfo: z.object({ username: z.string(), email: z.string() }),
  selectedPlan: z.nullable(
    z.object({
      insurer: z.string(),
      companyName: z.object({ en: z.string(), ar: z.string() }),
      companyType: z.enum(["thirdParty", "comprehensive"]),
      companyPrice: z.number(),
      priceFils: z.number(),
    }),
  ),
  paymentStatus: z.enum(["paid", "unpaid"]),
  startDate: z.nullable(z.string()),
  mayCancel: z.boolean(),
  mayPay: z.boolean(),
  cancelAsked: z.boolean(),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type RequestSummary = z.infer<typeof RequestSummary>;

export const RequestDetails = z.extend(RequestSummary, {
  documents: z.array(z.object({ _id: z.string(), slot: z.string(), bytes: z.number() })),
  history: z.array(z.object({ event: z.string(), state: z.string(), at: z.string() })),
});
export type RequestDetails = z.infer<typeof RequestDetails>;

export const listRequests = route({
  method: "GET",
  url: "/api/carins/insurance-requests",
  config: { access: "customer" },
  schema: {
    summary: "One's own requests, newest first, with totals over all of them",
    tags,
    querystring: ListQuery,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(RequestSummary),
        totals: z.object({ total: z.number(), paid: z.number(), unpaid: z.number() }),
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});

const RequestParams = z.object({ id: text(60) });

export const readRequest = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id",
  config: { access: "customer" },
  schema: {
    summary: "One request with its documents and history",
    tags,
    params: RequestParams,
    response: {
      200: z.object({ status: z.literal("success"), data: RequestDetails }),
      ...refusals,
    },
  },
});

export const cancelRequest = route({
  method: "POST",
  url: "/api/carins/insurance-requests/:id/cancel",
  config: { access: "customer" },
  schema: {
    summary: "Cancel; while a payment is being verified it takes effect once not paid",
    tags,
    params: RequestParams,
    response: {
      200: z.object({ status: z.literal("success"), data: RequestSummary }),
      ...refusals,
    },
  },
});

export const readDocument = route({
  method: "GET",
  url: "/api/carins/insurance-requests/:id/documents/:documentId",
  config: { access: "customer" },
  schema: {
    summary: "One's own document as a JPEG",
    tags: ["documents"],
    params: z.object({ id: text(60), documentId: text(60) }),
    response: { 200: z.any(), ...refusals },
  },
});

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
