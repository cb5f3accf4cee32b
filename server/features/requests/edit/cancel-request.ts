import { mayCancel } from "../../../../domain/requests/request-state.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import type { Customer } from "../../../http/access.ts";
import { Problem } from "../../../http/problem.ts";
import type { Parts } from "../../../parts.ts";
import type { Payments } from "../../payments/payments.ts";
import { byCustomer } from "../../../records/audit/audit-store.ts";
import { cancelledLetter } from "../../../records/requests/cancelled-letter.ts";
import {
  lockOwnRequestIn,
  moveRequestIn,
  noteCancelIn,
  type RequestRow,
} from "../../../records/requests/requests-store.ts";

/** Ruling P7: at once where no payment is verified; money that arrives later is refunded. */
export const createCancellation = (
  { db, jobs, now }: Pick<Parts, "db" | "jobs" | "now">,
  payments: Pick<Payments, "giveUpIn" | "scheduleQueryIn">,
) => {
  return (customer: Customer, id: string): Promise<RequestRow> =>
    db.transaction(async (tx) => {
      const request = await lockOwnRequestIn(tx, customer.id, id);
      if (!request) throw new Problem("requests.notFound");
      const by = byCustomer(customer.id);
      const how = mayCancel(request.state);
      if (!how) throw new Problem("requests.notCancellable");

      if (how === "now") {
        await payments.giveUpIn(tx, request.id, by);
        const cancelled = await moveRequestIn(tx, request, "customerCancelled", by, now());
        if (cancelled) await sendLetterIn(tx, jobs, cancelledLetter(cancelled));
        return cancelled ?? request;
      }
      if (request.cancelAsked) return request;
      await payments.scheduleQueryIn(tx, request.id, now());
      return (await noteCancelIn(tx, request, by, now())) ?? request;
    });
};
