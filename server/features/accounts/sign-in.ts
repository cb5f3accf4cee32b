import { Problem } from "../../http/problem.ts";
import { possibleEmail } from "./account-input.ts";
import type { AccountParts, Caller } from "./account-parts.ts";
import type { Account } from "./account-rows-store.ts";
import type { Activation } from "./activation.ts";
import { accountKey, addressKey, pairKey } from "../../http/caller-keys.ts";
import { createBoundedDelay } from "./bounded-delay.ts";

type SignInForm = { email?: string | undefined; password?: string | undefined };

type SignedIn =
  | { status: "success"; account: Account; token: string }
  | { status: "not_verified"; accountId: string };

const DELAY_MS = 1_500;
const MAX_DELAYED = 500;

/** Ruling U3: a failure takes as long and reads the same whether or not there is an account. */
export const createSignIn = (
  { keys, limits, passwords, sessions, store }: AccountParts,
  activation: Activation,
) => {
  const delay = createBoundedDelay(DELAY_MS, MAX_DELAYED);

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
    // Counted before hashing, or parallel guesses would slip through. The account comes last: an
    // address beyond its limit takes nothing from the accounts it aims at.
    const target = accountKey(keys, email ?? typed);
    const counted = [pairKey(caller.ip, target), addressKey(caller.ip)];
    await limits.take("signInFailure", ...counted);
    if (!(await limits.tryTake("accountFailure", target))) await delay();
    const giveBack = async () => {
      await limits.giveBack("signInFailure", ...counted);
      await limits.giveBack("accountFailure", target);
    };
    const account = await checked(email, password).catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
    if (!account) throw new Problem("accounts.wrongCredentials");
    await giveBack();

    if (account.verifiedAt === null) {
      await activation.ensureCode(account);
      return { status: "not_verified", accountId: account.id };
    }
    if (previousSession !== undefined) await sessions.end(previousSession);
    return { status: "success", account, token: await sessions.open(account.id) };
  };
};
