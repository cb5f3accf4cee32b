import { eq } from "drizzle-orm";
import { users } from "../../server/adapters/database/schema/accounts.ts";
import { activationCode, newAddress, newSignUp } from "./accounts.ts";
import type { TestApp } from "./test-app.ts";

type Callable = Pick<TestApp, "call">;

/** Calls /api/users, from a new network address unless one is given. */
const postUsers =
  (path: "create" | "login" | "verify" | "resend-code") =>
  (
    { call }: Callable,
    payload: object,
    { headers = {}, from = newAddress() }: { headers?: Record<string, string>; from?: string } = {},
  ) =>
    call({ method: "POST", url: `/api/users/${path}`, payload, headers, remoteAddress: from });

export const createAccount = postUsers("create");
export const signIn = postUsers("login");
export const verifyCode = postUsers("verify");
export const resendCode = postUsers("resend-code");

export const readMe = ({ call }: Callable, headers: Record<string, string>) =>
  call({ url: "/api/users/me", headers });

/** A person who signed up and was sent `code`, which is not entered yet. */
export const signUp = async (app: Pick<TestApp, "call" | "mailTo">) => {
  const form = newSignUp();
  await createAccount(app, form);
  return { ...form, code: await activationCode(app, form.email) };
};

export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** Every mail with a code to an address, once the mail of a later sign-up has been sent too. */
export const codeMailsTo = async (app: TestApp, email: string) => {
  await signUp(app);
  return app.sent.filter(({ to, text }) => to === email && /^\d{6}$/m.test(text));
};

export const isVerified = async ({ parts }: Pick<TestApp, "parts">, email: string) => {
  const [user] = await parts.db.select().from(users).where(eq(users.email, email));
  return user?.verifiedAt !== null;
};
