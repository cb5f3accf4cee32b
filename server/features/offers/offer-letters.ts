import type { Bilingual } from "../../../domain/language.ts";
import type { OffersEndedBy } from "../../../domain/requests/offer-state.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import { greetedName } from "../../records/requests/greeted-name.ts";
import { requestLink } from "../../records/requests/request-link.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import type { OfferRow } from "../../records/offers/offers-store.ts";

type Names = ReadonlyMap<string, Bilingual>;

/** `sent` makes one letter for each time that offers are sent; it shows all that are open. */
export const offersLetter = (
  request: RequestRow,
  { sent, open }: { sent: readonly OfferRow[]; open: readonly OfferRow[] },
  { names, hasAccount }: { names: Names; hasAccount: boolean },
): Letter => ({
  key: `offers:${sent.map(({ id, version }) => `${id}:${version}`).join()}`,
  requestId: request.id,
  to: request.email,
  language: request.language,
  mail: {
    kind: "offersMade",
    username: greetedName(request),
    number: request.number,
    hasAccount,
    offers: open
      .toSorted((one, other) => one.priceFils - other.priceFils)
      .map((offer) => ({
        insurerName: names.get(offer.insurer) ?? { en: offer.insurer, ar: offer.insurer },
        planName: { en: offer.nameEn, ar: offer.nameAr },
        coverType: offer.coverType,
        excessAed: offer.excessAed,
        repair: offer.repair,
        sumInsuredAed: offer.sumInsuredAed,
        startDate: offer.startDate,
        amountFils: offer.priceFils,
        validUntil: offer.validUntil,
      })),
    path: requestLink(request, hasAccount),
  },
});

/** The request's version makes one letter for each time that its offers end. */
export const offersEndedLetter = (
  request: RequestRow,
  by: OffersEndedBy,
  hasAccount: boolean,
): Letter => ({
  key: `offers-ended:${request.id}:${request.version}`,
  requestId: request.id,
  to: request.email,
  language: request.language,
  mail: {
    kind: "offersEnded",
    username: greetedName(request),
    number: request.number,
    by,
    path: requestLink(request, hasAccount),
  },
});
