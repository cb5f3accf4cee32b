import type { RequestMail } from "../../../../contract/office/mails.ts";
import { DAY_MS } from "../../../../domain/durations.ts";
import type { MailRow } from "./request-mails-store.ts";

/** So long the queue remembers what a letter said. */
const REMEMBERED_MS = 7 * DAY_MS;

export const maySendAgain = ({ state, createdAt }: MailRow, now: Date): boolean =>
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
  };
};
