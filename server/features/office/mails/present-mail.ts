import type { RequestMail } from "../../../../contract/office/mails/part.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import { askedByLetter } from "../../document-requests/better-document-letter.ts";
import type { MailRow } from "./request-mails-store.ts";

/** Time for which the queue remembers what a letter said. */
const REMEMBERED_MS = 7 * DAY_MS;

/** A letter that asks for pictures is made anew, because its link is to end. */
const maySendAgain = ({ key, state, createdAt }: MailRow, now: Date): boolean =>
  askedByLetter(key) === null &&
  (state === "accepted" || state === "failed") &&
  now.getTime() - createdAt.getTime() < REMEMBERED_MS;

export const presentMail = (mail: MailRow, now: Date): RequestMail => {
  const { id, kind, state, tries, lastError, createdAt, changedAt } = mail;
  return {
    id,
    kind,
    state,
    tries,
    lastError,
    at: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    maySendAgain: maySendAgain(mail, now),
    documentRequestId: askedByLetter(mail.key),
  };
};
