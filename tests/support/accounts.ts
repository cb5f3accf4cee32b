import { randomBytes } from "node:crypto";
import { limits } from "../../server/adapters/database/schema/accounts.ts";
import { createAccountsStore } from "../../server/features/accounts/accounts-store.ts";
import { createPasswords } from "../../server/features/accounts/passwords.ts";
import { createSessions } from "../../server/features/accounts/sessions.ts";
import type { LimitName } from "../../server/http/limits.ts";
import type { TestApp } from "./test-app.ts";

const passwords = createPasswords();
const hashes = new Map<string, Promise<string>>();

/** Most people of the tests have the same password, and hashing is slow by design. */
const hashOnce = (password: string) => {
  const known = hashes.get(password) ?? passwords.hash(password);
  hashes.set(password, known);
  return known;
};

export const newSignUp = () => {
  const some = randomBytes(5).toString("hex");
  return {
    username: `person ${some}`,
    email: `person-${some}@example.test`,
    password: "a rainy morning",
    phonenumber: "501234567",
  };
};

/** A random network address, so that tests do not use up each other's limits. */
export const newAddress = () => `10.${[...randomBytes(3)].join(".")}`;

/** Uses up `points` of a key's limit, in a window that ends in 15 minutes. */
export const countAsTaken = async (
  { parts }: Pick<TestApp, "parts">,
  name: LimitName,
  key: string,
  points: number,
) => {
  const expire = new Date(Date.now() + 900_000);
  await parts.db
    .insert(limits)
    .values({ key: `${name}:${key}`, points, expire })
    .onConflictDoUpdate({ target: limits.key, set: { points, expire } });
};

export const activationCode = async (
  testApp: Pick<TestApp, "mailTo">,
  email: string,
  isNew: (code: string) => boolean = () => true,
) => {
  const codeIn = (text: string) => /^\d{6}$/m.exec(text)?.[0];
  const mail = await testApp.mailTo(email, ({ text }) => {
    const code = codeIn(text);
    return code !== undefined && isNew(code);
  });
  return codeIn(mail.text) ?? "";
};

type Overrides = {
  username?: string;
  email?: string;
  password?: string;
  phone?: string;
  language?: "en" | "ar";
};

const storeAccount = async (
  { parts }: Pick<TestApp, "parts">,
  overrides: Overrides,
  isVerified: boolean,
) => {
  const fresh = newSignUp();
  const {
    username = fresh.username,
    email = fresh.email,
    password = fresh.password,
    phone = fresh.phonenumber,
    language = "en",
  } = overrides;
  const store = createAccountsStore(parts.db);
  const at = parts.now();
  const account = {
    username,
    email: email.toLowerCase(),
    phone,
    passwordHash: await hashOnce(password),
    language,
  };
  const user = await parts.db.transaction(async (tx) => {
    const inserted = await store.insertUserIn(tx, account, at);
    if (isVerified) await store.markVerifiedIn(tx, inserted.id, at);
    return inserted;
  });
  return { id: user.id, email: user.email, username, password };
};

/** Somebody who never proved that the address is theirs. */
export const signUpUnverified = (testApp: Pick<TestApp, "parts">, overrides: Overrides = {}) =>
  storeAccount(testApp, overrides, false);

/** A signed-in person with a verified account, written to the database directly, without mails. */
export const signUpVerified = async (
  testApp: Pick<TestApp, "parts">,
  overrides: Overrides = {},
) => {
  const { parts } = testApp;
  const person = await storeAccount(testApp, overrides, true);
  const token = await createSessions(parts, createAccountsStore(parts.db)).open(person.id);
  const cookie = `token=${token}`;
  return {
    ...person,
    token,
    cookie,
    headers: { cookie, "sec-fetch-site": "same-origin" },
  };
};
