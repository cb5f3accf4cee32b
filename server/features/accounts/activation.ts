import { randomInt, randomUUID } from "node:crypto";
import { digitsOnly } from "../../../domain/digits.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { sameFingerprint } from "../../adapters/keys.ts";
import { DISCARDED_ADDRESS } from "../../adapters/mail/mail.ts";
import { sendSecretLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import { byCustomer, writeUserAuditIn } from "../../records/audit/audit-store.ts";
import { claimLeadsIn } from "../../records/requests/claims-store.ts";
import { possibleEmail, refuse } from "./account-input.ts";
import type { AccountParts, BrowserState, Caller } from "./account-parts.ts";
import type { Account } from "./account-rows-store.ts";
import { accountKey, addressKey } from "../../http/caller-keys.ts";

/** Ruling U4. */
const CODE_MINUTES = 10;
const MAX_TRIES = 5;
const RETRY_AFTER_SECONDS = 60;

type Addressee = Pick<Account, "id" | "email" | "language">;

/** Receives the same work when an address has no account, so that the time tells nothing. */
const placeholderAddressee = (language: Caller["language"]): Addressee => ({
  id: randomUUID(),
  email: DISCARDED_ADDRESS,
  language,
});

const codeExpiry = (from: Date) => new Date(from.getTime() + CODE_MINUTES * MINUTE_MS);

const invalidCode = () => new Problem("accounts.invalidCode", { field: "code" });

export const createActivation = (parts: AccountParts) => {
  const { db, keys, limits, mails, now, sessions, store } = parts;

  /** Includes the user, so that equal codes of two people do not look equal. */
  const fingerprint = (userId: string, code: string) =>
    keys.fingerprint("activation", `${userId}:${code}`);

  const issueCodeIn = async (tx: Transaction, person: Addressee, { isFirst = false } = {}) => {
    const at = now();
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const secret = {
      kind: "activation",
      hash: fingerprint(person.id, code),
      triesLeft: MAX_TRIES,
      expiresAt: codeExpiry(at),
    } as const;
    await store.replaceSecretIn(tx, person.id, secret, at);
    await sendSecretLetterIn(tx, parts, {
      key: `activation-${randomUUID()}`,
      to: person.email,
      language: person.language,
      mail: { kind: "activationCode", code, minutes: CODE_MINUTES, isFirst },
    });
  };

  return {
    issueCodeIn,

    ensureCode: async (account: Account) => {
      if (await store.hasLiveSecret(account.id, "activation", now())) return;
      if (!(await mails.mayWriteTo("code", account.email))) return;
      await db.transaction((tx) => issueCodeIn(tx, account));
    },

    /** Same answer and work for every address; beyond the limit no mail is sent (ruling U3). */
    resendCode: async (
      form: { email?: string | undefined },
      caller: Caller,
      { activatingUserId }: Pick<BrowserState, "activatingUserId">,
    ) => {
      const email = possibleEmail(form.email ?? "");
      if (!form.email?.trim()) refuse("email_required", "email");
      const isSent = await mails.mayAskFor("code", email ?? "", caller.ip);

      const account = email === undefined ? undefined : await store.findByEmail(email);
      const waits = account !== undefined && account.verifiedAt === null;
      if (isSent)
        await db.transaction((tx) =>
          issueCodeIn(tx, waits ? account : placeholderAddressee(caller.language)),
        );
      return {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        activatingUserId: waits && account.id === activatingUserId ? activatingUserId : undefined,
      };
    },

    /**
     * Also signs in if the browser holds the account's cookie (ruling U8); tries: decision 0010.
     * @throws {Problem} accounts.invalidCode, also for an unknown address; request.tooMany
     */
    verify: async (
      form: { email?: string | undefined; code?: string | undefined },
      { ip }: Pick<Caller, "ip">,
      { activatingUserId, previousSession }: BrowserState,
    ) => {
      if (!form.email?.trim()) refuse("email_required", "email");
      const email = possibleEmail(form.email ?? "");
      const code = digitsOnly(form.code ?? "");
      if (email === undefined || code.length !== 6) throw invalidCode();

      const at = now();
      const address = addressKey(ip);
      await limits.take("codeFailure", address);
      const spent = await store.spendTry(
        { email, activatingUserId, address: keys.fingerprint("code-try", address) },
        { tries: MAX_TRIES, at, until: codeExpiry(at) },
      );
      const isOwn = spent !== undefined && spent.userId === activatingUserId;
      const guesses = `${isOwn ? "own" : "any"}:${accountKey(keys, email)}`;
      await limits.take("codeGuess", guesses);
      const expected = spent?.hash ?? fingerprint("", "");
      const isRight = sameFingerprint(expected, fingerprint(spent?.userId ?? "", code));
      if (!spent || !isRight) throw invalidCode();

      const signedIn = await db.transaction(async (tx) => {
        if (!(await store.takeSecretIn(tx, spent.userId, "activation", spent.hash)))
          throw invalidCode();
        const person = await store.markVerifiedIn(tx, spent.userId, at);
        await claimLeadsIn(tx, email, byCustomer(spent.userId), at);
        await writeUserAuditIn(tx, spent.userId, "activated", at);
        if (!person || activatingUserId !== person.id) return undefined;
        return { person, token: await sessions.open(person.id, tx) };
      });
      await limits.giveBack("codeFailure", address);
      await limits.giveBack("codeGuess", guesses);
      if (signedIn && previousSession !== undefined) await sessions.end(previousSession);
      return signedIn;
    },
  };
};

export type Activation = ReturnType<typeof createActivation>;
