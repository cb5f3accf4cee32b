import type { Letter } from "../../../adapters/mail/mail.ts";
import { greetedName } from "../../../records/requests/greeted-name.ts";
import { requestPage } from "../../../records/requests/request-page.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

/** The day makes one letter for each time that the request is announced to end. */
export const expiryLetter = (request: RequestRow, endsOn: string): Letter => ({
  key: `expiry:${request.id}:${endsOn}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "requestExpires",
    username: greetedName(request),
    number: request.number,
    endsOn,
    path: requestPage(request.id),
  },
});
