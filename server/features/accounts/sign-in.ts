import { Problem } from "../../http/problem.ts";
import { possibleEmail } from "./account-input.ts";
import type { AccountParts, Caller } from "./account-parts.ts";
import type { Account } from "./account-rows-store.ts";
import type { Activation } from "./activation.ts";
import type { CountAttempt } from "./sign-in-attempts.ts";

type SignInForm = { email?: string | undefined; password?: string | undefined };

type SignedIn =
  | { status: "success"; account: Account; token: string }
  | { status: "not_verified"; accountId: string };

/** Ruling U3: a failure takes as long and reads the same whether or not there is an account. */
export const createSignIn = (
  { passwords, sessions, store }: AccountParts,
  activation: Activation,
  countAttempt: CountAttempt,
) => {
  const checked = async (email: string | undefined, password: string) => {
    const account = email === undefined ? undefined : await store.findByEmail(email);
    const isRight = await passwords.matches(account?.passwordHash, password);
    return isRight ? account : undefined;
  };

  /** @throws {Problem} accounts.wrongCredentials; request.tooMany for failures of this address only */
  return async (
    form: SignInForm,
    caller: Caller,
    previousSession: string | undefined,
  ): Promise<SignedIn> => {
    const { email: typed = "", password = "" } = form;
    if (typed.trim() === "" || password === "") throw new Problem("accounts.credentialsRequired");

    const email = possibleEmail(typed);
    const attempt = await countAttempt(email ?? typed, caller.ip);
    const account = await checked(email, password).catch(async (error: unknown) => {
      await attempt.giveBack();
      throw error;
    });
    if (!account) throw new Problem("accounts.wrongCredentials");
    await attempt.giveBack();

    if (account.verifiedAt === null) {
      await activation.ensureCode(account);
      return { status: "not_verified", accountId: account.id };
    }
    if (previousSession !== undefined) await sessions.end(previousSession);
    return { status: "success", account, token: await sessions.open(account.id) };
  };
};
