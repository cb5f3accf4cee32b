import type { Offer } from "../../../contract/offer.ts";
import type { DeskOffer } from "../../../contract/office/offers/part.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Language } from "../../../domain/language.ts";
import { isLiveOffer } from "../../../domain/requests/offer-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Customer } from "../../http/access.ts";
import type { Parts } from "../../parts.ts";
import { openApprovalsOfIn } from "../../records/approvals/approvals-store.ts";
import type { Actor } from "../../records/audit/audit-store.ts";
import type { Payments } from "../payments/payments.ts";
import { insurersIn } from "../quotes/insurers-store.ts";
import { shownVersion } from "../quotes/plan-row.ts";
import { versionsOfIn } from "../quotes/plans-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { type Answered, type Caller, createAnswering } from "./answer-offer.ts";
import { createOfferExpiry } from "./expire-offers.ts";
import { readOfferBasisIn } from "./offer-basis.ts";
import { presentDeskOffer, presentOffer } from "./present-offer.ts";
import { createSettling } from "./settle-offers.ts";
import {
  acceptedOfferIn,
  createOffersStore,
  moveOfferIn,
  offersIn,
} from "../../records/offers/offers-store.ts";
import type { NameStaff } from "../../records/staff/staff-names-store.ts";
import { createOfferWriting } from "./write-offers.ts";

/** What agents offer for requests that no price list sells (rulings P8, P20). */
export const createOffers = (
  parts: Pick<Parts, "db" | "jobs" | "keys" | "now">,
  {
    payments,
    quotes,
  }: {
    payments: Pick<Payments, "giveUpIn" | "isUnclearIn" | "lockLiveAttemptIn">;
    quotes: Pick<Quotes, "rateAllIn">;
  },
) => {
  const store = createOffersStore(parts.db);
  const today = () => dayInDubai(parts.now());
  const settleIn = createSettling(parts, payments);

  const answering = createAnswering(parts, payments, settleIn);

  return {
    ...createOfferWriting(parts, payments, quotes, settleIn),

    /** Offers as their customer sees them: without drafts, the oldest first. */
    listOf: async (request: RequestRow, language: Language): Promise<Offer[]> => {
      const rows = (await store.offersOf(request.id)).filter(({ state }) => state !== "draft");
      if (rows.length === 0) return [];
      const basis = await readOfferBasisIn(parts.db, request, rows, parts.now());
      return rows.map((row) => presentOffer(row, basis, { language, today: today() }));
    },

    listForDesk: async (requestId: string, named: NameStaff): Promise<DeskOffer[]> => {
      const [rows, insurers, waiting] = await Promise.all([
        store.offersOf(requestId),
        insurersIn(parts.db),
        openApprovalsOfIn(parts.db, requestId),
      ]);
      const versions = await versionsOfIn(parts.db, rows);
      return rows.map((offer) => ({
        ...presentDeskOffer(offer, insurers, today()),
        planVersion: shownVersion(versions, offer.planVersion, parts.now()),
        staff: named(offer.staffId),
        approval: waiting.find(({ subjectId }) => subjectId === offer.id)?.id ?? null,
      }));
    },

    find: store.find,

    countOpen: (ids: readonly string[]) => store.countOpen(ids, today()),

    accept: (caller: Caller, requestId: string, answered: Answered) =>
      parts.db.transaction((tx) => answering.acceptIn(tx, caller, requestId, answered)),

    decline: (customer: Customer, requestId: string, offerId: string) =>
      parts.db.transaction((tx) => answering.declineIn(tx, customer, requestId, offerId)),

    hasAcceptedIn: async (tx: Transaction, requestId: string) =>
      (await acceptedOfferIn(tx, requestId)) !== undefined,

    /** The offers were for another car. */
    carChangedIn: async (tx: Transaction, request: RequestRow, by: Actor): Promise<RequestRow> => {
      const live = (await offersIn(tx, request.id)).filter(({ state }) => isLiveOffer(state));
      if (live.length === 0) return request;
      for (const offer of live)
        await moveOfferIn(
          tx,
          offer,
          offer.state === "open" ? "expired" : "lapsed",
          by,
          parts.now(),
        );
      return settleIn(tx, request, by, "changed");
    },

    /** Daily: what is past its last day ends (ruling P20). */
    expire: createOfferExpiry(parts, payments, settleIn),
  };
};

export type Offers = ReturnType<typeof createOffers>;
