import { randomUUID } from "node:crypto";
import type { OfferTerms as WrittenTerms } from "../../../contract/office/offers/routes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isLiveOffer, takesOffers } from "../../../domain/requests/offer-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import type { Parts } from "../../parts.ts";
import { hasAccountIn } from "../accounts/account-rows-store.ts";
import { byStaff } from "../../records/audit/audit-store.ts";
import type { Payments } from "../payments/payments.ts";
import { insurerNamesIn } from "../quotes/insurers-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { moveRequestIn, type RequestRow } from "../../records/requests/requests-store.ts";
import { offersLetter } from "./offer-letters.ts";
import { readTermsIn } from "./offer-terms.ts";
import type { SettleIn } from "./settle-offers.ts";
import {
  discardDraftIn,
  insertDraftIn,
  moveOfferIn,
  type OfferRow,
  offersIn,
  rewriteDraftIn,
} from "../../records/offers/offers-store.ts";

const MAX_OFFERS = 60;

/** What agents do with offers, inside a transaction that holds the request's lock. */
export const createOfferWriting = (
  { jobs, now }: Pick<Parts, "jobs" | "now">,
  payments: Pick<Payments, "giveUpIn" | "lockLiveAttemptIn">,
  quotes: Pick<Quotes, "rate">,
  settleIn: SettleIn,
) => {
  const openIn = async (tx: Transaction, request: RequestRow) => {
    const offers = await offersIn(tx, request.id);
    if (!takesOffers(request.state, offers)) throw new Problem("staff.offerImpossible");
    return offers;
  };

  const findIn = async (tx: Transaction, request: RequestRow, offerId: string) => {
    const offers = await offersIn(tx, request.id);
    const offer = offers.find(({ id }) => id === offerId);
    if (!offer) throw new Problem("offers.notFound");
    return offer;
  };

  /** An attempt that was handed off may be paid at any moment. */
  const refuseWhilePaidIn = async (tx: Transaction, { id, state }: RequestRow) => {
    const live = await payments.lockLiveAttemptIn(tx, id);
    if (state === "verifying_payment" || (live && live.state !== "created"))
      throw new Problem("staff.offerBeingPaid");
  };

  const draftIn = async (
    tx: Transaction,
    request: RequestRow,
    staffId: string,
    terms: WrittenTerms,
    before?: OfferRow,
  ): Promise<OfferRow> => {
    const columns = await readTermsIn(tx, quotes, request, terms, now());
    if (before?.state === "draft") return rewriteDraftIn(tx, before.id, columns, now());
    const draft = {
      ...columns,
      id: randomUUID(),
      requestId: request.id,
      state: "draft" as const,
      staffId,
      version: (before?.version ?? 0) + 1,
      supersedes: before?.id ?? null,
    };
    return insertDraftIn(tx, draft, byStaff(staffId), now());
  };

  const refuseUnready = ({ why, validUntil }: OfferRow) => {
    if (why === "") throw new Problem("request.invalid", { field: "why" });
    if (validUntil < dayInDubai(now()))
      throw new Problem("request.invalid", { field: "validUntil" });
  };

  const supersedeIn = async (
    tx: Transaction,
    request: RequestRow,
    { supersedes }: OfferRow,
    staffId: string,
  ) => {
    const before = (await offersIn(tx, request.id)).find(({ id }) => id === supersedes);
    if (!before || !isLiveOffer(before.state)) return;
    if (before.state === "accepted") await refuseWhilePaidIn(tx, request);
    await moveOfferIn(tx, before, "superseded", byStaff(staffId), now());
  };

  const writeIn = async (tx: Transaction, request: RequestRow, sent: readonly OfferRow[]) => {
    const [offers, names] = [await offersIn(tx, request.id), await insurerNamesIn(tx)];
    const open = offers.filter(({ state }) => state === "open");
    const hasAccount = request.userId !== null || (await hasAccountIn(tx, request.email));
    await sendLetterIn(tx, jobs, offersLetter(request, { sent, open }, { names, hasAccount }));
  };

  const sendIn = async (
    tx: Transaction,
    request: RequestRow,
    staffId: string,
    ids: readonly string[],
  ) => {
    const drafts = (await openIn(tx, request)).filter(({ id }) => ids.includes(id));
    if (drafts.length !== new Set(ids).size) throw new Problem("offers.notFound");
    if (drafts.some(({ state }) => state !== "draft")) throw new Problem("staff.offerEnded");
    drafts.forEach(refuseUnready);
    const by = byStaff(staffId);
    const sent = [];
    for (const draft of drafts) {
      await supersedeIn(tx, request, draft, staffId);
      sent.push(await moveOfferIn(tx, draft, "sent", by, now()));
    }
    const offered =
      request.state === "lead"
        ? await moveRequestIn(tx, request, "offered", by, now())
        : await settleIn(tx, request, by, "withdrawn");
    await writeIn(tx, offered ?? request, sent);
  };

  return {
    /** @throws {Problem} staff.offerImpossible, request.invalid */
    makeIn: async (
      tx: Transaction,
      request: RequestRow,
      staffId: string,
      { terms, send }: { terms: WrittenTerms; send: readonly string[] | null },
    ) => {
      const offers = await openIn(tx, request);
      if (offers.length >= MAX_OFFERS) throw new Problem("staff.offerImpossible");
      const draft = await draftIn(tx, request, staffId, terms);
      if (send) await sendIn(tx, request, staffId, [draft.id, ...send]);
    },

    /** @throws {Problem} offers.notFound, staff.offerEnded and those of `makeIn` */
    changeIn: async (
      tx: Transaction,
      request: RequestRow,
      staffId: string,
      offerId: string,
      { terms, send }: { terms: WrittenTerms; send: readonly string[] | null },
    ) => {
      const offers = await openIn(tx, request);
      const before = await findIn(tx, request, offerId);
      if (before.state !== "draft" && !isLiveOffer(before.state))
        throw new Problem("staff.offerEnded");
      if (offers.length >= MAX_OFFERS) throw new Problem("staff.offerImpossible");
      const draft = await draftIn(tx, request, staffId, terms, before);
      if (send)
        await sendIn(tx, request, staffId, [draft.id, ...send.filter((id) => id !== draft.id)]);
    },

    /** @throws {Problem} offers.notFound, staff.offerEnded, request.invalid */
    sendIn,

    /** @throws {Problem} offers.notFound, staff.offerEnded, staff.offerBeingPaid */
    withdrawIn: async (tx: Transaction, request: RequestRow, staffId: string, offerId: string) => {
      const offer = await findIn(tx, request, offerId);
      const by = byStaff(staffId);
      if (offer.state === "draft") return discardDraftIn(tx, offer, by, now());
      if (!isLiveOffer(offer.state)) throw new Problem("staff.offerEnded");
      const isAccepted = offer.state === "accepted";
      if (isAccepted) await refuseWhilePaidIn(tx, request);
      await moveOfferIn(tx, offer, isAccepted ? "lapsed" : "withdrawn", by, now());
      await settleIn(tx, request, by, "withdrawn");
    },
  };
};
