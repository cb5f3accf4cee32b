import { randomUUID } from "node:crypto";
import { MIN_STAFF_PASSWORD, passwordProblem } from "../../../domain/accounts/account-rules.ts";
import { MINUTE_MS } from "../../../domain/durations.ts";
import type { Transaction } from "../../adapters/database/database.ts";
import { DISCARDED_ADDRESS } from "../../adapters/mail/mail.ts";
import { sendSecretLetterIn } from "../../adapters/mail/send-mail.ts";
import { Problem } from "../../http/problem.ts";
import { newLinkToken } from "../../random-letters.ts";
import { byCustomer, writeUserAuditIn } from "../../records/audit/audit-store.ts";
import { claimLeadsIn } from "../../records/requests/claims-store.ts";
import { possibleEmail, refuse } from "./account-input.ts";
import type { AccountParts, Caller } from "./account-parts.ts";
import { accountKey, addressKey, pairKey } from "../../http/caller-keys.ts";

/** Ruling U4. */
const LINK_MINUTES = 30;

export const createPasswordReset = (parts: AccountParts) => {
  const { db, keys, limits, mails, now, passwords, store } = parts;
  const fingerprint = (token: string) => keys.fingerprint("reset", token);

  const issueLinkIn = async (tx: Transaction, userId: string) => {
    const at = now();
    const token = newLinkToken();
    const expiresAt = new Date(at.getTime() + LINK_MINUTES * MINUTE_MS);
    const secret = { kind: "reset", hash: fingerprint(token), triesLeft: 1, expiresAt } as const;
    await store.replaceSecretIn(tx, userId, secret, at);
    await writeUserAuditIn(tx, userId, "resetAsked", at);
    return `/reset-password/${token}`;
  };

  return {
    issueLinkIn,

    /** Same answer and work for every address; beyond the limit no mail is sent (ruling U3). */
    forgot: async (form: { email?: string | undefined }, caller: Caller) => {
      if (!form.email?.trim()) refuse("email_required", "email");
      const email = possibleEmail(form.email ?? "");
      if (!(await mails.mayAskFor("link", email ?? "", caller.ip))) return;

      const account = email === undefined ? undefined : await store.findByEmail(email);
      const userId = account?.id ?? randomUUID();
      await db.transaction(async (tx) => {
        const path = await issueLinkIn(tx, userId);
        await sendSecretLetterIn(tx, parts, {
          key: `reset-${randomUUID()}`,
          to: account?.email ?? DISCARDED_ADDRESS,
          language: account?.language ?? caller.language,
          mail: {
            kind: "resetLink",
            username: account?.verifiedAt ? account.username : null,
            path,
            minutes: LINK_MINUTES,
          },
        });
      });
    },

    /** @throws {Problem} a password rule's code; accounts.invalidLink */
    reset: async (token: string, password: string, { ip }: Pick<Caller, "ip">) => {
      refuse(passwordProblem(password), "password");
      const hash = fingerprint(token);
      const owner = await store.findResetOwner(hash, now());
      if (!owner) throw new Problem("accounts.invalidLink");
      if (owner.role !== "customer")
        refuse(passwordProblem(password, MIN_STAFF_PASSWORD), "password");

      const passwordHash = await passwords.hash(password);
      const at = now();
      await db.transaction(async (tx) => {
        if (!(await store.takeSecretIn(tx, owner.id, "reset", hash)))
          throw new Problem("accounts.invalidLink");
        await store.setPasswordIn(tx, owner.id, passwordHash, at);
        // The link proves the mailbox: owners get back an address that a stranger signed up with.
        await store.markVerifiedIn(tx, owner.id, at);
        await claimLeadsIn(tx, owner.email, byCustomer(owner.id), at);
        await store.deleteSecretsIn(tx, owner.id);
        await store.deleteSessionsOfIn(tx, owner.id);
        await writeUserAuditIn(tx, owner.id, "passwordReset", at);
      });
      // People who forgot a password have often failed too many times before.
      const tried = pairKey(ip, accountKey(keys, owner.email));
      await limits.forgive("signInFailure", tried, addressKey(ip));
    },
  };
};
