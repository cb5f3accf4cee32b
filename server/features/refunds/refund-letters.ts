import type { RefundStep } from "../../../domain/refunds/refund-step.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import type { Keys } from "../../adapters/keys.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import { openIban } from "../../records/refunds/iban-column.ts";
import type { RefundRow } from "../../records/refunds/refunds-store.ts";
import { greetedName } from "../../records/requests/greeted-name.ts";
import { requestPage } from "../../records/requests/request-page.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";
import { insurerNameIn, refundTermsIn } from "../quotes/insurers-store.ts";
import { needsOfRefundIn } from "./needs-of-refund.ts";

const TAIL = 3;

/** The version makes one letter for each time that a refund comes to a step. */
export const refundLetterIn = async (
  tx: Transaction,
  request: RequestRow,
  refund: RefundRow,
  step: RefundStep,
  keys: Pick<Keys, "sealing">,
): Promise<Letter> => ({
  key: `refund:${refund.id}:${refund.version}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "refund",
    step,
    username: greetedName(request),
    number: request.number,
    amountFils: refund.amountFils,
    way: refund.way,
    insurerName: await insurerNameIn(tx, refund.payee),
    insurerRef: refund.insurerRef,
    promisedOn: refund.promisedOn,
    ibanTail: openIban(refund, keys)?.slice(-TAIL) ?? null,
    needs: await needsOfRefundIn(tx, refund, await refundTermsIn(tx, refund.payee)),
    path: `${requestPage(request.id)}#refund`,
  },
});
