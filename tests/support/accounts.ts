import { randomBytes } from "node:crypto";
import { createAccountsStore } from "../../server/features/accounts/accounts-store.ts";
import { createPasswords } from "../../server/features/accounts/passwords.ts";
import { createSessions } from "../../server/features/accounts/sessions.ts";
import type { TestApp } from "./test-app.ts";

const passwords = createPasswords();

/**
 * A person with a verified account who is signed in; written to the database directly, without
 * mails. `headers` go with `call`; `token` also works as a Bearer.
 */
export const signUpVerified = async (
  { parts }: Pick<TestApp, "parts">,
  overrides: {
    username?: string;
    email?: string;
    password?: string;
    phone?: string;
    language?: "en" | "ar";
  } = {},
) => {
  const some = randomBytes(5).toString("hex");
  const {
    username = `person ${some}`,
    email = `person-${some}@example.test`,
    password = "a rainy morning",
    phone = "501234567",
    language = "en",
  } = overrides;
  const store = createAccountsStore(parts.db);
  const at = parts.now();
  const account = {
    username,
    email: email.toLowerCase(),
    phone,
    passwordHash: await passwords.hash(password),
    language,
  };
  const user = await store.transaction(async (tx) => {
    const inserted = await store.insertUser(tx, account, at);
    await store.markVerified(tx, inserted.id, at);
    return inserted;
  });
  const token = await createSessions(parts, store).open(user.id);
  const cookie = `token=${token}`;
  return {
    id: user.id,
    email: user.email,
    username,
    password,
    token,
    cookie,
    headers: { cookie, "sec-fetch-site": "same-origin" },
  };
};
