import { dayAfter, dayInDubai } from "../../../domain/calendar-day.ts";
import { OFFER_DAYS } from "../../../domain/requests/offer-days.ts";
import type { OfferState } from "../../../domain/requests/offer-state.ts";
import type { OfferRow } from "../../features/offers/store/offers-store.ts";
import type { ratedColumns } from "../../features/requests/store/rated-columns.ts";
import type { RequestRow } from "../../features/requests/store/requests-store.ts";

type Car = Pick<RequestRow, "id" | "type"> & { body: string; cylinders: string };

type Times = { sentAt: Date; decidedAt: Date | null };

/** The plan of the request's car at the price of its edition, as an agent offered it. */
export const offerWith = (
  id: string,
  request: Car,
  priced: ReturnType<typeof ratedColumns>,
  staffId: string,
  { state, sentAt, decidedAt }: Times & { state: OfferState },
): OfferRow => {
  const car = `-${request.body}-${request.cylinders}-`;
  return {
    id,
    requestId: request.id,
    state,
    version: 1,
    supersedes: null,
    planId: priced.packageId.split(car)[0] ?? null,
    insurer: priced.insurer,
    nameEn: priced.companyNameEn,
    nameAr: priced.companyNameAr,
    coverType: priced.coverType,
    excessAed: null,
    repair: null,
    priceFils: priced.priceFils,
    ledger: priced.ledger,
    edition: priced.edition,
    ratedOn: priced.ratedOn,
    insurerRef: "",
    validUntil: dayAfter(dayInDubai(sentAt), OFFER_DAYS.usual),
    why: "The lowest price among the insurers that take this car.",
    wished: decidedAt && { packageId: null, coverType: null },
    staffId,
    createdAt: sentAt,
    updatedAt: decidedAt ?? sentAt,
    sentAt,
    decidedAt,
  };
};
