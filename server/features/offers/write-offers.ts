import { randomUUID } from "node:crypto";
import type { OfferTerms as WrittenTerms } from "../../../contract/office/offers/routes.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { isLiveOffer, takesOffers } from "../../../domain/requests/offer-state.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import { refuseGaps } from "../../http/refuse-gaps.ts";
import type { Parts } from "../../parts.ts";
import { hasAccountIn } from "../accounts/account-rows-store.ts";
import { voidApprovalsOfIn } from "../../records/approvals/approvals-store.ts";
import { type Actor, byStaff } from "../../records/audit/audit-store.ts";
import type { Payments } from "../payments/payments.ts";
import { isAgreedIn } from "../quotes/agreements-store.ts";
import { insurerNamesIn } from "../quotes/insurers-store.ts";
import type { Quotes } from "../quotes/quotes.ts";
import { moveRequestIn, type RequestRow } from "../../records/requests/requests-store.ts";
import { holdDoubtfulIn } from "./hold-offer.ts";
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
  quotes: Pick<Quotes, "rateAllIn">,
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
    if (before?.state === "draft") {
      const by = byStaff(staffId);
      await voidApprovalsOfIn(tx, "offer", [before.id], "changed", by, now());
      return rewriteDraftIn(tx, before.id, columns, now());
    }
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
    refuseGaps(why, "why");
    if (validUntil < dayInDubai(now()))
      throw new Problem("request.invalid", { field: "validUntil" });
  };

  /** An insurer without a valid agreement takes no send (ruling O10). */
  const refuseUnagreedIn = async (tx: Transaction, offer: OfferRow) => {
    if (!(await isAgreedIn(tx, offer, dayInDubai(now()))))
      throw new Problem("insurance.noAgreement");
  };

  /** The offer that a draft replaces; undefined where it is over already. */
  const replacedIn = async (tx: Transaction, request: RequestRow, { supersedes }: OfferRow) => {
    const before = (await offersIn(tx, request.id)).find(({ id }) => id === supersedes);
    if (!before || !isLiveOffer(before.state)) return undefined;
    if (before.state === "accepted") await refuseWhilePaidIn(tx, request);
    return before;
  };

  const writeIn = async (tx: Transaction, request: RequestRow, sent: readonly OfferRow[]) => {
    const [offers, names] = [await offersIn(tx, request.id), await insurerNamesIn(tx)];
    const open = offers.filter(({ state }) => state === "open");
    const hasAccount = request.userId !== null || (await hasAccountIn(tx, request.email));
    await sendLetterIn(tx, jobs, offersLetter(request, { sent, open }, { names, hasAccount }));
  };

  const sendReadyIn = async (
    tx: Transaction,
    request: RequestRow,
    drafts: readonly OfferRow[],
    by: Actor,
  ) => {
    const sent = [];
    for (const draft of drafts) {
      await refuseUnagreedIn(tx, draft);
      const before = await replacedIn(tx, request, draft);
      if (before) await moveOfferIn(tx, before, "superseded", by, now());
      sent.push(await moveOfferIn(tx, draft, "sent", by, now()));
    }
    const offered =
      request.state === "lead"
        ? await moveRequestIn(tx, request, "offered", by, now())
        : await settleIn(tx, request, by, "withdrawn");
    await writeIn(tx, offered ?? request, sent);
  };

  /** Those whose price is questioned wait for a second person, the others go (rulings O2, P25). */
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
    const ready = [];
    for (const draft of drafts) {
      await refuseUnagreedIn(tx, draft);
      await replacedIn(tx, request, draft);
      const isHeld = await holdDoubtfulIn(tx, quotes, request, draft, { staffId, at: now() });
      if (!isHeld) ready.push(draft);
    }
    if (ready.length > 0) await sendReadyIn(tx, request, ready, byStaff(staffId));
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

    /** Sends a draft that a second person approved. @throws {Problem} when it cannot go any more */
    sendApprovedIn: async (tx: Transaction, request: RequestRow, offerId: string, by: Actor) => {
      const draft = (await openIn(tx, request)).find(({ id }) => id === offerId);
      if (draft?.state !== "draft") throw new Problem("staff.offerEnded");
      refuseUnready(draft);
      await sendReadyIn(tx, request, [draft], by);
    },

    /** @throws {Problem} offers.notFound, staff.offerEnded, staff.offerBeingPaid */
    withdrawIn: async (tx: Transaction, request: RequestRow, staffId: string, offerId: string) => {
      const offer = await findIn(tx, request, offerId);
      const by = byStaff(staffId);
      if (offer.state === "draft") {
        await voidApprovalsOfIn(tx, "offer", [offer.id], "changed", by, now());
        return discardDraftIn(tx, offer, by, now());
      }
      if (!isLiveOffer(offer.state)) throw new Problem("staff.offerEnded");
      const isAccepted = offer.state === "accepted";
      if (isAccepted) await refuseWhilePaidIn(tx, request);
      await moveOfferIn(tx, offer, isAccepted ? "lapsed" : "withdrawn", by, now());
      await settleIn(tx, request, by, "withdrawn");
    },
  };
};
