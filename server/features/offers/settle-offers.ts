import { type OffersEndedBy, standingAfter } from "../../../domain/requests/offer-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import type { Parts } from "../../parts.ts";
import { hasAccountIn } from "../accounts/account-rows-store.ts";
import { type Actor, bySystem } from "../../records/audit/audit-store.ts";
import type { Payments } from "../payments/payments.ts";
import { noPackage } from "../../records/requests/rated-columns.ts";
import {
  moveRequestIn,
  type RequestRow,
  setPriceIn,
} from "../../records/requests/requests-store.ts";
import { offersEndedLetter } from "./offer-letters.ts";
import { type OfferRow, offersIn } from "../../records/offers/offers-store.ts";

/** What its customer wished for before an offer was accepted that is none any more. */
const wishOf = (
  { inputs }: RequestRow,
  offers: readonly OfferRow[],
): Partial<RequestRow> | null | undefined => {
  const wished = offers
    .filter((offer) => offer.wished !== null && offer.state !== "accepted")
    .toSorted((one, other) => Number(one.decidedAt) - Number(other.decidedAt))
    .at(-1)?.wished;
  if (!wished) return wished;
  const { packageId, coverType, startDate, value } = wished;
  const { value: _ofOffer, ...others } = inputs;
  return {
    packageId,
    coverType: coverOf(coverType),
    ...(startDate !== undefined && { startDate }),
    ...(value !== undefined && { inputs: value ? { ...others, value } : others }),
  };
};

const coverOf = (cover: string | null): RequestRow["coverType"] =>
  cover === "thirdParty" || cover === "comprehensive" ? cover : null;

/** Ruling P20: what becomes of a request after its offers changed. */
export const createSettling = (
  { jobs, now }: Pick<Parts, "jobs" | "now">,
  payments: Pick<Payments, "giveUpIn">,
) => {
  const endIn = async (
    tx: Transaction,
    request: RequestRow,
    offers: readonly OfferRow[],
    by: Actor,
    detail: { endedBy?: OffersEndedBy } = {},
  ) => {
    const wasAccepted = request.state === "awaiting_payment";
    if (wasAccepted) await payments.giveUpIn(tx, request.id, by);
    const lead = await moveRequestIn(tx, request, "offersEnded", by, now(), { detail });
    if (!lead) throw new Error("The locked request could not be moved.");
    if (!wasAccepted) return lead;
    return setPriceIn(tx, lead.id, { ...noPackage, ...wishOf(lead, offers) });
  };

  /** Its other offers are still open: the customer chooses again. */
  const askAgainIn = async (
    tx: Transaction,
    request: RequestRow,
    offers: readonly OfferRow[],
    by: Actor,
  ) => {
    const lead = await endIn(tx, request, offers, by);
    return moveRequestIn(tx, lead, "offered", by.actor === "staff" ? by : bySystem, now());
  };

  return async (
    tx: Transaction,
    request: RequestRow,
    by: Actor,
    endedBy: OffersEndedBy,
  ): Promise<RequestRow> => {
    const offers = await offersIn(tx, request.id);
    const standing = standingAfter(request.state, offers);
    if (standing === "stay") return request;
    if (standing === "askAgain") return (await askAgainIn(tx, request, offers, by)) ?? request;
    const lead = await endIn(tx, request, offers, by, { endedBy });
    const hasAccount = lead.userId !== null || (await hasAccountIn(tx, lead.email));
    await sendLetterIn(tx, jobs, offersEndedLetter(lead, endedBy, hasAccount));
    return lead;
  };
};

export type SettleIn = ReturnType<typeof createSettling>;
