import { signUp } from "../../../../contract/page-paths.ts";
import type { Letter } from "../../../adapters/mail/mail.ts";
import { requestPage } from "./request-page.ts";
import type { RequestRow } from "../store/requests-store.ts";

/** A request arrived that waits for its payment. */
export const receivedLetter = (request: RequestRow): Letter => ({
  key: `received:${request.id}`,
  to: request.email,
  language: request.language,
  mail: {
    kind: "requestReceived",
    username: request.username,
    number: request.number,
    path: requestPage(request.id),
  },
});

/** A lead arrived; without an account it is followed by signing up with its e-mail (ruling P8). */
export const leadLetter = (request: RequestRow, hasAccount: boolean): Letter => ({
  key: `lead:${request.id}`,
  to: request.email,
  language: request.language,
  mail: {
    kind: "leadReceived",
    username: request.username,
    number: request.number,
    path: hasAccount
      ? requestPage(request.id)
      : `${signUp}?email=${encodeURIComponent(request.email)}`,
  },
});

/** The same to the team. */
export const newLeadLetter = (request: RequestRow, adminEmail: string): Letter => ({
  key: `new-lead:${request.id}`,
  to: adminEmail,
  language: "ar",
  mail: { kind: "newLeadNotice", number: request.number, at: request.createdAt.toISOString() },
});
