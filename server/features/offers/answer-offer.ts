import type { Offer } from "../../../contract/offer.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Language } from "../../../domain/language.ts";
import { ENGINE_VERSION } from "../../../domain/quotes/rate.ts";
import type { CarBody, CylinderCount } from "../../../domain/vehicle/car.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { isUuid } from "../../adapters/database/uuid.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { byCustomer } from "../../records/audit/audit-store.ts";
import type { Payments } from "../payments/payments.ts";
import { packageIdOf } from "../quotes/car-address.ts";
import {
  editRequestIn,
  lockOwnRequestIn,
  moveRequestIn,
  type RequestRow,
  setPriceIn,
} from "../../records/requests/requests-store.ts";
import { isAgreedIn } from "../quotes/agreements-store.ts";
import { readOfferBasisIn } from "./offer-basis.ts";
import { presentOffer } from "./present-offer.ts";
import type { SettleIn } from "./settle-offers.ts";
import { moveOfferIn, type OfferRow, offersIn } from "../../records/offers/offers-store.ts";

/** Refusals answer in the language. */
export type Caller = { customer: Customer; language: Language };
export type Answered = { offerId: string; version: number; insteadOf: string | null };

/** The last of a sent offer and those that superseded it. */
const latestOf = (offers: readonly OfferRow[], id: string): OfferRow | undefined => {
  const next = offers.find(({ supersedes, state }) => supersedes === id && state !== "draft");
  return next ? latestOf(offers, next.id) : offers.find((offer) => offer.id === id);
};

const columnsOf = (offer: OfferRow, request: RequestRow): Partial<RequestRow> => {
  const { type: purchase, body, cylinders } = request;
  const car = { purchase, body: body as CarBody, cylinders: cylinders as CylinderCount };
  return {
    packageId: offer.planId && packageIdOf({ id: offer.planId }, car),
    insurer: offer.insurer,
    companyNameEn: offer.nameEn,
    companyNameAr: offer.nameAr,
    coverType: offer.coverType,
    priceFils: offer.priceFils,
    ledger: offer.ledger,
    edition: offer.edition,
    planVersion: offer.planVersion,
    engineVersion: offer.edition === null ? null : ENGINE_VERSION,
    ratedOn: offer.ratedOn ?? request.ratedOn,
    ...(offer.startDate !== null && { startDate: offer.startDate }),
    ...(offer.sumInsuredAed !== null && {
      inputs: { ...request.inputs, value: { value: offer.sumInsuredAed, source: "asked" } },
    }),
  };
};

/** What the customer had wished for, to be put back if the offer falls through (ruling P20). */
const wishIn = ({ packageId, coverType, startDate, inputs }: RequestRow) => ({
  packageId,
  coverType,
  startDate,
  value: inputs["value"] ?? null,
});

/** What customers do with offers. Refusals that concern another offer carry its terms as `offer`. */
export const createAnswering = (
  { keys, now }: Pick<Parts, "keys" | "now">,
  payments: Pick<Payments, "giveUpIn" | "isUnclearIn">,
  settleIn: SettleIn,
) => {
  const refuse = (
    code: "offers.changed" | "offers.anotherAccepted" | "offers.notOpen",
    offer: Offer | null = null,
  ): never => {
    throw new Problem(code, { extra: { offer } });
  };

  const findIn = async (tx: Transaction, customer: Customer, id: string, offerId: string) => {
    const request = isUuid(id) ? await lockOwnRequestIn(tx, customer.id, id) : undefined;
    if (!request) throw new Problem("requests.notFound");
    const offers = await offersIn(tx, id);
    const offer = offers.find((one) => one.id === offerId && one.state !== "draft");
    if (!offer) throw new Problem("offers.notFound");
    return { request, offers, offer };
  };

  /** Only where the customer can still be served by it. */
  const refuseClosed = (request: RequestRow, offer: OfferRow) => {
    const isAnswerable = request.state === "offered" || request.state === "awaiting_payment";
    const isOver = offer.validUntil < dayInDubai(now());
    if (offer.state !== "open" || isOver || !isAnswerable) refuse("offers.notOpen");
  };

  return {
    /**
     * The same offer again changes nothing.
     * @throws {Problem} offers.notFound, offers.changed, offers.anotherAccepted, offers.notOpen;
     * requests.notSold without a valid agreement of its insurer (ruling O10);
     * requests.notPayable while an earlier payment is verified or reviewed
     */
    acceptIn: async (
      tx: Transaction,
      { customer, language }: Caller,
      id: string,
      { offerId, version, insteadOf }: Answered,
    ) => {
      const { request, offers, offer } = await findIn(tx, customer, id, offerId);
      const present = async (row: OfferRow) => {
        const basis = await readOfferBasisIn(tx, request, offers, now());
        return presentOffer(row, basis, { language, today: dayInDubai(now()) });
      };
      const latest = latestOf(offers, offerId);
      if (offer.state === "superseded" || offer.version !== version)
        refuse("offers.changed", latest && (await present(latest)));
      if (offer.state === "accepted") return;
      refuseClosed(request, offer);
      if (!(await isAgreedIn(tx, offer, dayInDubai(now())))) throw new Problem("requests.notSold");
      if (await payments.isUnclearIn(tx, id)) throw new Problem("requests.notPayable");

      const before = offers.find(({ state }) => state === "accepted");
      if (before && before.id !== insteadOf)
        refuse("offers.anotherAccepted", await present(before));
      const [by, at] = [byCustomer(customer.id), now()];
      if (before) {
        await payments.giveUpIn(tx, id, by);
        await moveOfferIn(tx, before, "lapsed", by, at);
      }
      await moveOfferIn(tx, offer, "accepted", by, at, {
        wished: before ? before.wished : wishIn(request),
      });
      const columns = columnsOf(offer, request);
      if (before)
        return void (await editRequestIn(tx, request, columns, by, at, keys, "offerChanged"));
      await moveRequestIn(tx, request, "offerAccepted", by, at);
      await setPriceIn(tx, id, columns);
    },

    /** @throws {Problem} offers.notFound, offers.notOpen */
    declineIn: async (tx: Transaction, customer: Customer, id: string, offerId: string) => {
      const { request, offer } = await findIn(tx, customer, id, offerId);
      if (offer.state === "declined") return;
      refuseClosed(request, offer);
      const by = byCustomer(customer.id);
      await moveOfferIn(tx, offer, "declined", by, now());
      await settleIn(tx, request, by, "declined");
    },
  };
};
