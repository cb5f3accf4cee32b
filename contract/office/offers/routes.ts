import * as z from "zod/mini";
import { priceDoubts } from "../../../domain/offers/compare-price.ts";
import { addOns } from "../../../domain/quotes/add-ons.ts";
import { repairs } from "../../../domain/quotes/rated-inputs.ts";
import { longestText } from "../../../domain/texts/kept-text.ts";
import { text } from "../../bounded-text.ts";
import { LedgerLine } from "../../quotes.ts";
import { RequestParams } from "../../request-params.ts";
import { route } from "../../route.ts";
import { staffRefusals as refusals } from "../answers.ts";
import { DeskRequestAnswer, deskTags } from "../desk/requests.ts";
import { versioned } from "../versioned.ts";
import { bilingual } from "../../values.ts";
import { PriceComparison } from "../price-comparison.ts";
import { SoldTerms } from "./sold.ts";

/** Admins make no offers (`may-cause.ts`). */
const access = { staff: ["agent"] } as const;
const coverType = z.enum(["thirdParty", "comprehensive"]);

export const MAX_OFFER_FILS = 1_000_000_000;

/** Of what the plan sells, free for another; what is left out is the plan's own. */
const riskTerms = {
  excessAed: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(100_000)))),
  repair: z.optional(z.nullable(z.enum(repairs))),
  sumInsuredAed: z.optional(
    z.nullable(z.number().check(z.int(), z.minimum(1_000), z.maximum(5_000_000))),
  ),
  addOns: z.optional(z.nullable(z.array(z.enum(addOns)).check(z.maxLength(addOns.length)))),
};
const priceFils = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_OFFER_FILS));

const OfferTerms = z.object({
  /** One of `readOfferPlans`; null for another, which `other` describes. */
  plan: z.nullable(text(80)),
  other: z.nullable(
    z.object({ insurer: text(60), nameEn: text(120), nameAr: text(120), coverType }),
  ),
  ...riskTerms,
  /** First day of cover in Dubai; left out it is the request's. */
  startDate: z.optional(z.nullable(text(20))),
  priceFils,
  /** Why it costs more or less than our price (ruling P25): only staff read it. */
  priceReason: z.optional(text(1_000)),
  insurerRef: text(80),
  validUntil: text(20),
  why: text(longestText.offer),
});
export type OfferTerms = z.infer<typeof OfferTerms>;

/** Terms while they are typed: what an offer says besides does not matter yet. */
const CheckedTerms = z.object({
  plan: z.nullable(text(80)),
  other: z.nullable(z.object({ coverType })),
  ...riskTerms,
  priceFils: z.optional(priceFils),
});
export type CheckedTerms = z.infer<typeof CheckedTerms>;

const CheckedOffer = z.object({
  comparison: PriceComparison,
  /** None without a price. */
  doubts: z.array(z.enum(priceDoubts)),
  /** How our price for these terms is made; empty where none of ours is compared. */
  ledger: z.array(LedgerLine),
  /** Null where no plan of ours insures the car on these terms. */
  sold: z.nullable(SoldTerms),
});
export type CheckedOffer = z.infer<typeof CheckedOffer>;

const written = z.object({
  ...versioned,
  terms: OfferTerms,
  /** Null keeps a draft; else it is sent, together with these other drafts. */
  send: z.nullable(z.array(text(60)).check(z.maxLength(20))),
});

const withOffer = z.extend(RequestParams, { offerId: text(60) });
const answers = { 200: DeskRequestAnswer, ...refusals };

export const readOfferPlans = route({
  method: "GET",
  url: "/api/office/requests/:id/offer-plans",
  config: { access },
  schema: {
    summary:
      "The plans that may insure this car, rated: the cover asked for first, the cheapest first",
    tags: deskTags,
    params: RequestParams,
    response: {
      200: z.object({
        status: z.literal("success"),
        data: z.object({
          plans: z.array(
            z.extend(SoldTerms, {
              id: z.string(),
              insurerName: bilingual,
              planName: bilingual,
              coverType,
              priceFils: z.number(),
              ledger: z.array(LedgerLine),
            }),
          ),
          /** The plan that the customer chose when sending, where it is among them. */
          wished: z.nullable(z.string()),
          insurers: z.array(z.object({ slug: z.string(), name: bilingual })),
        }),
      }),
      ...refusals,
    },
  },
});

export const checkOffer = route({
  method: "POST",
  url: "/api/office/requests/:id/offer-check",
  config: { access },
  schema: {
    summary: "Compare terms while they are typed with our own price (ruling P25); stores nothing",
    tags: deskTags,
    params: RequestParams,
    body: z.object({ terms: CheckedTerms }),
    response: {
      200: z.object({ status: z.literal("success"), data: CheckedOffer }),
      ...refusals,
    },
  },
});

export const makeOffer = route({
  method: "POST",
  url: "/api/office/requests/:id/offers",
  config: { access },
  schema: {
    summary: "Make an offer: a draft, or sent to the customer at once",
    tags: deskTags,
    params: RequestParams,
    body: written,
    response: answers,
  },
});

export const changeOffer = route({
  method: "POST",
  url: "/api/office/requests/:id/offers/:offerId",
  config: { access },
  schema: {
    summary: "Other terms: of a draft in place, of a sent offer as a new one that supersedes it",
    tags: deskTags,
    params: withOffer,
    body: written,
    response: answers,
  },
});

export const sendOffers = route({
  method: "POST",
  url: "/api/office/requests/:id/send-offers",
  config: { access },
  schema: {
    summary: "Send drafts together, with one mail",
    tags: deskTags,
    params: RequestParams,
    body: z.object({
      ...versioned,
      offers: z.array(text(60)).check(z.minLength(1), z.maxLength(20)),
    }),
    response: answers,
  },
});

export const withdrawOffer = route({
  method: "POST",
  url: "/api/office/requests/:id/offers/:offerId/withdraw",
  config: { access },
  schema: {
    summary: "Withdraw an offer, or discard a draft; without any left the request is a lead again",
    tags: deskTags,
    params: withOffer,
    body: z.object(versioned),
    response: answers,
  },
});
