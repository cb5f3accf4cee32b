import { writeUserAuditIn } from "../../records/audit/audit-store.ts";
import type { User } from "../../../contract/accounts.ts";
import type { Customer } from "../../http/access.ts";
import type { Parts } from "../../parts.ts";
import { accountCookies } from "./account-cookies.ts";
import { activationCookie } from "./activation-cookie.ts";
import { acceptedPhone, acceptedUsername } from "./account-input.ts";
import { createAccountsStore } from "./accounts-store.ts";
import { createActivation } from "./activation.ts";
import { createPasswordCheck } from "./confirm-password.ts";
import { createMailAllowance } from "./mail-allowance.ts";
import { createPasswordReset } from "./password-reset.ts";
import type { Passwords } from "./passwords.ts";
import { createSessions } from "./sessions.ts";
import { createSignIn } from "./sign-in.ts";
import { createSignInAttempts } from "./sign-in-attempts.ts";
import { createSignUp } from "./sign-up.ts";

export const shownUser = (person: Customer): User => ({
  _id: person.id,
  username: person.username,
  email: person.email,
  phonenumber: person.phone,
  role: "customer",
});

export const createAccounts = (parts: Parts, passwords: Passwords) => {
  const store = createAccountsStore(parts.db);
  const sessions = createSessions(parts, store);
  const accountParts = {
    ...parts,
    store,
    sessions,
    mails: createMailAllowance(parts),
    passwords,
  };
  const activation = createActivation(accountParts);
  const countAttempt = createSignInAttempts(parts);
  const passwordReset = createPasswordReset(accountParts);

  return {
    signUp: createSignUp(accountParts, activation),
    signIn: createSignIn(accountParts, activation, countAttempt),
    confirmPassword: createPasswordCheck(accountParts, countAttempt),
    verify: activation.verify,
    resendCode: activation.resendCode,
    forgot: passwordReset.forgot,
    reset: passwordReset.reset,
    /** Serves a tool that prints a link instead of mailing it. */
    issueResetLink: passwordReset.issueLinkIn,

    findSession: sessions.find,
    signOut: sessions.end,

    update: async (
      customer: Customer,
      form: { username?: string | undefined; phonenumber?: string | undefined },
    ) => {
      const changes = {
        ...(form.username !== undefined && { username: acceptedUsername(form.username) }),
        ...(form.phonenumber !== undefined && { phone: acceptedPhone(form.phonenumber) }),
      };
      if (Object.keys(changes).length === 0) return customer;
      const at = parts.now();
      return parts.db.transaction(async (tx) => {
        const updated = await store.updateProfileIn(tx, customer.id, changes, at);
        await writeUserAuditIn(tx, customer.id, "profileChanged", at);
        return updated;
      });
    },

    cookies: accountCookies(parts.configuration.isSecure),
    activationCookie: activationCookie(parts),
    sweep: async () => {
      await sessions.sweep();
      await store.deleteExpiredSecrets(parts.now());
    },
  };
};

export type Accounts = ReturnType<typeof createAccounts>;
