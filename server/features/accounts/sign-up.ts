import { writeUserAuditIn } from "../../records/audit/audit-store.ts";
import { passwordProblem } from "../../../domain/accounts/account-rules.ts";
import { sendLetterIn } from "../../adapters/mail/send-mail.ts";
import {
  acceptedEmail,
  acceptedPhone,
  acceptedUsername,
  refuse,
  takenProblem,
} from "./account-input.ts";
import type { AccountParts, Caller } from "./account-parts.ts";
import type { Activation } from "./activation.ts";
import { addressKey } from "../../http/caller-keys.ts";

type SignUpForm = {
  username?: string | undefined;
  email?: string | undefined;
  password?: string | undefined;
  phonenumber?: string | undefined;
};

/** Account, code, audit row and mails (specification part 1 section 7) are one transaction. */
export const createSignUp =
  (
    { configuration, db, jobs, limits, now, passwords, store }: AccountParts,
    activation: Activation,
  ) =>
  async (form: SignUpForm, { ip, language }: Caller) => {
    const username = acceptedUsername(form.username);
    const email = acceptedEmail(form.email);
    const password = form.password ?? "";
    refuse(passwordProblem(password), "password");
    const phone = acceptedPhone(form.phonenumber);

    await limits.take("signUp", addressKey(ip));
    const passwordHash = await passwords.hash(password);
    const at = now();
    const account = { username, email, phone, passwordHash, language };

    return db
      .transaction(async (tx) => {
        const user = await store.insertUserIn(tx, account, at);
        await writeUserAuditIn(tx, user.id, "signedUp", at);
        await activation.issueCodeIn(tx, { ...user, language }, { isFirst: true });
        await sendLetterIn(tx, jobs, {
          key: `new-account-${user.id}`,
          to: configuration.adminEmail,
          language: "ar",
          mail: { kind: "newAccountNotice", username, email, at: at.toISOString() },
        });
        return user;
      })
      .catch((error: unknown) => {
        throw takenProblem(error);
      });
  };
