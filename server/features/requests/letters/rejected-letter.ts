import type { Bilingual } from "../../../../domain/language.ts";
import type { RejectionReason } from "../../../../domain/requests/rejection-reasons.ts";
import type { Letter } from "../../../adapters/mail/mail.ts";
import { greetedName } from "../../../records/requests/greeted-name.ts";
import { requestPage } from "../../../records/requests/request-page.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

type Returning = { fils: number; insurerName: Bilingual };

export const rejectedLetter = (
  request: RequestRow,
  why: RejectionReason,
  { fils: returningFils, insurerName }: Returning,
): Letter => ({
  key: `rejected:${request.id}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "requestRejected",
    username: greetedName(request),
    number: request.number,
    why,
    returningFils,
    insurerName,
    path: requestPage(request.id),
  },
});
