import type { Letter } from "../../../adapters/mail/mail.ts";
import { greetedName } from "../../../records/requests/greeted-name.ts";
import { requestPage } from "../../../records/requests/request-page.ts";
import { requestLink } from "../../../records/requests/request-link.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";

export const receivedLetter = (request: RequestRow): Letter => ({
  key: `received:${request.id}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "requestReceived",
    username: greetedName(request),
    number: request.number,
    path: requestPage(request.id),
  },
});

/** Invites to sign up with the same e-mail where there is no account (ruling P8). */
export const leadLetter = (request: RequestRow, hasAccount: boolean): Letter => ({
  key: `lead:${request.id}`,
  to: request.email,
  requestId: request.id,
  language: request.language,
  mail: {
    kind: "leadReceived",
    username: greetedName(request),
    number: request.number,
    ...(request.promisedFor && {
      promise: {
        until: request.promisedFor.toISOString(),
        at: request.createdAt.toISOString(),
      },
    }),
    path: requestLink(request, hasAccount),
  },
});

export const newLeadLetter = (request: RequestRow, adminEmail: string): Letter => ({
  key: `new-lead:${request.id}`,
  to: adminEmail,
  language: "ar",
  mail: { kind: "newLeadNotice", number: request.number, at: request.createdAt.toISOString() },
});
