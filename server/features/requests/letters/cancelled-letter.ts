import type { Letter } from "../../../adapters/mail/mail.ts";
import { requestPage } from "./request-page.ts";
import type { RequestRow } from "../store/requests-store.ts";

/** A wish to cancel took effect, at once or after a payment was found not to be made. */
export const cancelledLetter = (request: RequestRow): Letter => ({
  key: `cancelled:${request.id}`,
  to: request.email,
  language: request.language,
  mail: {
    kind: "requestCancelled",
    username: request.username,
    number: request.number,
    path: requestPage(request.id),
  },
});
