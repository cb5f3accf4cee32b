import { dayAfter, dayInDubai } from "../../../domain/calendar-day.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import { quotedLedger } from "../../../domain/quotes/quoted-ledger.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import type { Random } from "./random.ts";
import type { RatedCar } from "./rated-cars.ts";

type Decided = {
  sentAt: Date | undefined;
  boughtAt: Date | undefined;
  withdrawnAt: Date | undefined;
};

/** What the customer wished for: cover, and perhaps a plan. */
export type Wish = { packageId: string | null; coverType: RequestRow["coverType"] };

/** New terms supersede the first ones. */
const SUPERSEDED_SHARE = 0.15;
const CHEAPER = 0.97;

const whys = [
  "The lowest price among the insurers that take this car.",
  "It takes imported cars like yours, and its garages know them.",
  "أقل سعر بين الشركات التي تقبل هذه السيارة.",
] as const;

/** The plan of the request's car at the price of its edition, as an agent offered it. */
export const offersOf = (
  requestId: string,
  { priced, offered }: Pick<RatedCar, "priced" | "offered">,
  staffId: string,
  { sentAt, boughtAt, withdrawnAt, wish }: Decided & { wish: Wish },
  random: Random,
): OfferRow[] => {
  if (!sentAt) return [];
  const decidedAt = boughtAt ?? withdrawnAt ?? null;
  const state = boughtAt ? "bought" : withdrawnAt ? "withdrawn" : "open";
  const offer: OfferRow = {
    id: random.uuid(),
    requestId,
    state,
    version: 1,
    supersedes: null,
    ...offered,
    insurer: priced.insurer,
    nameEn: priced.companyNameEn,
    nameAr: priced.companyNameAr,
    coverType: priced.coverType,
    startDate: null,
    priceReason: "",
    comparison: null,
    priceFils: priced.priceFils,
    ledger: priced.ledger,
    edition: priced.edition,
    planVersion: priced.planVersion,
    ratedOn: priced.ratedOn,
    insurerRef: random.chance(0.7) ? `Q/${random.digits(4)}/${random.digits(2)}` : "",
    validUntil: dayAfter(dayInDubai(sentAt), OFFER_DAYS.usual),
    why: random.pick(whys),
    wished: boughtAt ? wish : null,
    staffId,
    createdAt: sentAt,
    updatedAt: decidedAt ?? sentAt,
    sentAt,
    decidedAt,
  };
  if (!random.chance(SUPERSEDED_SHARE)) return [offer];
  const dearer = Math.round(priced.priceFils / CHEAPER);
  const id = random.uuid();
  return [
    {
      ...offer,
      id,
      state: "superseded",
      priceFils: dearer,
      ledger: quotedLedger(dearer, priced.ledger),
      wished: null,
      createdAt: new Date(sentAt.getTime() - MINUTE_MS),
      sentAt: new Date(sentAt.getTime() - MINUTE_MS),
      updatedAt: sentAt,
      decidedAt: sentAt,
    },
    { ...offer, version: 2, supersedes: id },
  ];
};
