import type { Transaction } from "../../../adapters/database/database.ts";
import type { Letter } from "../../../adapters/mail/mail.ts";
import { sendLetterIn } from "../../../adapters/mail/send-mail.ts";
import { accountKey } from "../../../http/caller-keys.ts";
import type { Parts } from "../../../parts.ts";
import type { MovedPromise } from "../../../records/requests/moved-times-store.ts";
import type { RequestRow } from "../../../records/requests/requests-store.ts";
import { hasAccountIn } from "../../accounts/account-rows-store.ts";
import { promiseMissedLetter, promiseMovedLetter } from "../letters/promise-letter.ts";

/** What a lead is told of the time before which its offer comes. */
export const createPromiseLetters = ({
  jobs,
  keys,
  limits,
}: Pick<Parts, "jobs" | "keys" | "limits">) => {
  const sendIn = async (
    tx: Transaction,
    request: RequestRow,
    at: Date,
    letterTo: (how: { hasAccount: boolean; at: Date }) => Letter,
  ) => {
    const hasAccount = request.userId !== null || (await hasAccountIn(tx, request.email));
    await sendLetterIn(tx, jobs, letterTo({ hasAccount, at }));
  };

  return {
    /** A lead may name anybody's address: one without an account gets only a few mails an hour. */
    mayWriteTo: async ({ email, userId }: Pick<RequestRow, "email" | "userId">) =>
      userId !== null || limits.tryTake("leadMail", accountKey(keys, email)),

    tellMissedIn: (
      tx: Transaction,
      request: RequestRow,
      times: { missed: Date; until: Date | null },
      at: Date,
    ) => sendIn(tx, request, at, (how) => promiseMissedLetter(request, times, how)),

    tellMovedIn: (tx: Transaction, { request, ...moved }: MovedPromise, at: Date) =>
      sendIn(tx, request, at, (how) => promiseMovedLetter(request, moved, how)),
  };
};

export type PromiseLetters = ReturnType<typeof createPromiseLetters>;
