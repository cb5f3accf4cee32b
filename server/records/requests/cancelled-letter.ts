import type { Letter } from "../../adapters/mail/mail.ts";
import { greetedName } from "./greeted-name.ts";
import { requestPage } from "./request-page.ts";
import type { RequestRow } from "./requests-store.ts";

export const cancelledLetter = (request: RequestRow): Letter => ({
  key: `cancelled:${request.id}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "requestCancelled",
    username: greetedName(request),
    number: request.number,
    path: requestPage(request.id),
  },
});
