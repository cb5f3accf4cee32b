import type { Bilingual } from "../../../domain/language.ts";
import { neededForRefund } from "../../../domain/refunds/refund-turn.ts";
import type { RefundStep } from "../../../domain/refunds/refund-step.ts";
import type { Letter } from "../../adapters/mail/mail.ts";
import type { Keys } from "../../adapters/keys.ts";
import { openIban } from "../../records/refunds/iban-column.ts";
import type { RefundRow } from "../../records/refunds/refunds-store.ts";
import { greetedName } from "../../records/requests/greeted-name.ts";
import { requestPage } from "../../records/requests/request-page.ts";
import type { RequestRow } from "../../records/requests/requests-store.ts";

const TAIL = 3;

type Told = { step: RefundStep; insurerName: Bilingual; isCertificateMissing: boolean };

/** The version makes one letter for each time that a refund comes to a step. */
export const refundLetter = (
  request: RequestRow,
  refund: RefundRow,
  { step, insurerName, isCertificateMissing }: Told,
  keys: Pick<Keys, "sealing">,
): Letter => ({
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
    insurerName,
    insurerRef: refund.insurerRef,
    promisedOn: refund.promisedOn,
    ibanTail: openIban(refund, keys)?.slice(-TAIL) ?? null,
    needs: neededForRefund({
      way: refund.way,
      hasIban: refund.ibanSealed !== null,
      isCertificateMissing,
    }),
    path: `${requestPage(request.id)}#refund`,
  },
});
