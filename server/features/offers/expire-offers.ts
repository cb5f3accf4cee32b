import { dayInDubai } from "../../../domain/calendar-day.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Parts } from "../../parts.ts";
import { bySystem } from "../../records/audit/audit-store.ts";
import type { Payments } from "../payments/payments.ts";
import { lockRequestIn } from "../../records/requests/requests-store.ts";
import type { SettleIn } from "./settle-offers.ts";
import { createOffersStore, moveOfferIn, offersIn } from "../../records/offers/offers-store.ts";

const BATCH_SIZE = 100;

/** Ruling P20. Each request is its own transaction and decided under its lock: safe to repeat. */
export const createOfferExpiry = (
  { db, now }: Pick<Parts, "db" | "now">,
  payments: Pick<Payments, "lockLiveAttemptIn">,
  settleIn: SettleIn,
) => {
  const store = createOffersStore(db);

  const followIn = async (tx: Transaction, id: string) => {
    const request = await lockRequestIn(tx, id);
    if (request?.state !== "offered" && request?.state !== "awaiting_payment") return;
    // Money may be under way.
    const mayBePaid = (await payments.lockLiveAttemptIn(tx, id)) !== undefined;
    const [at, today] = [now(), dayInDubai(now())];
    for (const offer of await offersIn(tx, id)) {
      if (offer.validUntil >= today) continue;
      if (offer.state === "open") await moveOfferIn(tx, offer, "expired", bySystem, at);
      if (offer.state === "accepted" && !mayBePaid)
        await moveOfferIn(tx, offer, "lapsed", bySystem, at);
    }
    await settleIn(tx, request, bySystem, "expired");
  };

  return async () => {
    for (let after: string | undefined; ;) {
      const ids = await store.listDue(dayInDubai(now()), after, BATCH_SIZE);
      for (const id of ids) await db.transaction((tx) => followIn(tx, id));
      if (ids.length < BATCH_SIZE) return;
      after = ids.at(-1);
    }
  };
};
