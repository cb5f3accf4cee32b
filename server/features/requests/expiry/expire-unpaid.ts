import { expiryBounds, expiryStep } from "../../../../domain/requests/expiry.ts";
import type { Transaction } from "../../../adapters/database/database.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import type { Parts } from "../../../parts.ts";
import { bySystem } from "../../../records/audit/audit-store.ts";
import type { Payments } from "../../payments/payments.ts";
import { expiryLetter } from "../letters/expiry-letter.ts";
import { lockRequestIn, moveRequestIn } from "../../../records/requests/requests-store.ts";
import { createExpiryStore, noteExpiryWarningIn } from "./expiry-store.ts";

const BATCH_SIZE = 100;

/** Ruling P20. Each request is its own transaction and decided under its lock: safe to repeat. */
export const createExpiry = (
  { db, jobs, now }: Pick<Parts, "db" | "jobs" | "now">,
  payments: Pick<Payments, "lockLiveAttemptIn">,
) => {
  const { listMaybeDue } = createExpiryStore(db);

  const followIn = async (tx: Transaction, id: string) => {
    const request = await lockRequestIn(tx, id);
    const at = now();
    const due = request && expiryStep(request, at);
    // Money may be under way.
    if (!due || (await payments.lockLiveAttemptIn(tx, id))) return;
    if (due.step === "expire") {
      await moveRequestIn(tx, request, "expired", bySystem, at);
      return;
    }
    await noteExpiryWarningIn(tx, id, at);
    await sendLetterIn(tx, jobs, expiryLetter(request, due.endsOn));
  };

  return async () => {
    for (let after: string | undefined; ;) {
      const ids = await listMaybeDue(expiryBounds(now()), after, BATCH_SIZE);
      for (const id of ids) await db.transaction((tx) => followIn(tx, id));
      if (ids.length < BATCH_SIZE) return;
      after = ids.at(-1);
    }
  };
};
