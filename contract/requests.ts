import * as z from "zod/mini";
import { policyStates } from "../domain/policies/policy-state.ts";
import { ListQuery, refusals } from "./answers.ts";
import { Offer } from "./offer.ts";
import { Policy } from "./policy.ts";
import { OwnRefund } from "./refund.ts";
import { OwnDocumentRequest } from "./document-request.ts";
import { PlanDocument } from "./plan-documents.ts";
import { CoverLines, InputValue, LedgerLine } from "./quotes.ts";
import { RequestParams } from "./request-params.ts";
import { route } from "./route.ts";
import { EditFields, PriceChanged } from "./sends.ts";
import { bilingual, moment } from "./values.ts";
import { OfferPromise } from "./offer-promise.ts";

const tags = ["requests"] as const;

export const RequestSummary = z.object({
  _id: z.string(),
  /** The number that people read, e.g. MZ-7F3K2Q. */
  number: z.string(),
  type: z.enum(["new", "renew"]),
  plateInfo: z.nullable(z.object({ emirate: z.string(), code: z.string(), number: z.string() })),
  state: z.string(),
  /** Null without a recorded policy (ruling P18). */
  policyState: z.nullable(z.enum(policyStates)),
  /** The insured days of the recorded policy; null until it counts, or where none was insured. */
  cover: z.nullable(
    z.object({
      startsOn: z.string(),
      /** The last insured day, earlier where the policy was ended. */
      endsOn: z.string(),
      policyNumber: z.string(),
      /** As the insurer wrote it. */
      plate: z.nullable(z.string()),
      /** Whether the insurer's PDF may be downloaded. */
      hasDocument: z.boolean(),
    }),
  ),
  /** The policy is in its last days, and nothing of the car follows it yet (ruling P27). */
  mayRenew: z.boolean(),
  userInfo: z.object({ username: z.string(), email: z.string() }),
  selectedPlan: z.nullable(
    z.object({
      insurer: z.string(),
      insurerName: bilingual,
      logo: z.nullable(z.string()),
      /** In the call's language. */
      companyName: z.string(),
      companyNames: bilingual,
      companyType: z.enum(["thirdParty", "comprehensive"]),
      companyPrice: z.number(),
      priceFils: z.number(),
    }),
  ),
  paymentStatus: z.enum(["paid", "unpaid"]),
  /** Money that arrived but bought nothing, and was not returned yet (ruling P7). */
  returningFils: z.number(),
  promise: z.nullable(OfferPromise),
  /** Offers that wait for an answer. */
  openOffers: z.number(),
  startDate: z.nullable(z.string()),
  mayEdit: z.boolean(),
  mayCancel: z.boolean(),
  mayPay: z.boolean(),
  cancelAsked: z.boolean(),
  /** Staff wait for a better picture of a document. */
  isDocumentAsked: z.boolean(),
  version: z.number(),
  createdAt: moment,
  updatedAt: moment,
});
export type RequestSummary = z.infer<typeof RequestSummary>;

/** What a plan says in the version that was bought, whatever became of it since (ruling O10). */
const PlanCover = z.object({
  /** Digest. */
  version: z.string(),
  /** With what was chosen: excess, repair, add-ons. */
  cover: CoverLines,
  /** Codes of its sentences. */
  terms: z.array(z.string()),
  /** In the caller's language. */
  description: z.string(),
  documents: z.array(PlanDocument),
});
export type PlanCover = z.infer<typeof PlanCover>;

export const RequestDetails = z.extend(RequestSummary, {
  /** Keys are the draft's names; `emiratesID` is whole, because only its owner reads it. */
  answers: z.record(z.string(), z.string()),
  phonenumber: z.string(),
  confirmation: z.object({
    startDate: z.string(),
    previousClaims: z.string(),
    vehicleValue: z.string(),
  }),
  /** What the price was rated with, answered or assumed; without a price what was given. */
  inputs: z.array(z.object({ input: z.string(), value: InputValue, source: z.string() })),
  /** Digest of the edition that gave the price. */
  edition: z.nullable(z.string()),
  /** The Dubai day of the rating, YYYY-MM-DD. */
  ratedOn: z.nullable(z.string()),
  /** Null without a price of ours, and where the version is not known. */
  planCover: z.nullable(PlanCover),
  /** Adds up to the accepted price; null where an agent set the price. */
  ledger: z.nullable(z.array(LedgerLine)),
  /**
   * What plans on sale today ask for the answers of a lead, in fils with VAT for 13 months; rated as
   * a car from the Gulf, whatever its origin. Null in other states and where nothing is priced.
   */
  priceRange: z.nullable(
    z.object({
      coverType: z.enum(["thirdParty", "comprehensive"]),
      lowestFils: z.number(),
      highestFils: z.number(),
    }),
  ),
  /** What agents offered, the oldest first. */
  offers: z.array(Offer),
  documents: z.array(z.object({ _id: z.string(), slot: z.string(), bytes: z.number() })),
  /** Null until the insurer has issued it. */
  policy: z.nullable(Policy),
  /** The newest first. */
  documentRequests: z.array(OwnDocumentRequest),
  /** The newest first. */
  refunds: z.array(OwnRefund),
  history: z.array(z.object({ event: z.string(), state: z.string(), at: moment })),
  views: z.array(z.object({ slot: z.string(), at: moment })),
});
export type RequestDetails = z.infer<typeof RequestDetails>;

/** `unpaid` is total minus paid; `toPay` and `ended` are parts of it. */
const Totals = z.object({
  total: z.number(),
  paid: z.number(),
  unpaid: z.number(),
  toPay: z.number(),
  ended: z.number(),
});
export type Totals = z.infer<typeof Totals>;

export const listRequests = route({
  method: "GET",
  url: "/api/carins/insurance-requests",
  config: { access: "customer", compressed: true },
  schema: {
    summary: "One's own requests, newest first, with totals over all of them",
    tags,
    querystring: ListQuery,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.array(RequestSummary),
        /** With the first page: older requests whose cover is not over. */
        alsoInForce: z.array(RequestSummary),
        totals: Totals,
        nextCursor: z.nullable(z.string()),
      }),
      ...refusals,
    },
  },
});

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

export const editRequest = route({
  method: "PATCH",
  url: "/api/carins/insurance-requests/:id",
  config: { access: "customer", fields: EditFields },
  schema: {
    summary: "Change a request that is not being paid yet; `If-Match` guards against two tabs",
    tags,
    consumes: ["multipart/form-data", "application/json"],
    params: RequestParams,
    response: {
      200: z.object({ status: z.literal("success"), data: RequestDetails }),
      ...refusals,
      409: PriceChanged,
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
      200: z.object({ status: z.literal("success"), data: RequestSummary, totals: Totals }),
      ...refusals,
    },
  },
});
