import { Problem } from "../../http/problem.ts";
import { possibleEmail } from "./account-input.ts";
import type { AccountParts, Caller } from "./account-parts.ts";
import type { Account } from "./account-rows-store.ts";
import type { Activation } from "./activation.ts";
import { accountKey, addressKey, pairKey } from "../../http/caller-keys.ts";
import { createSlowLane } from "./slow-lane.ts";

type SignInForm = { email?: string | undefined; password?: string | undefined };

export type SignedIn =
  | { status: "success"; account: Account; token: string }
  | { status: "not_verified"; accountId: string };

/** How long a sign-in waits whose account has failed too often, and how many wait at a time. */
const SLOWED_MS = 1_500;
const SLOWED_AT_ONCE = 500;

/** Ruling U3. A failure takes as long and reads the same whether or not there is an account. */
export const createSignIn = (
  { keys, limits, passwords, sessions, store }: AccountParts,
  activation: Activation,
) => {
  const waitInLane = createSlowLane(SLOWED_MS, SLOWED_AT_ONCE);

  const checked = async (email: string | undefined, password: string) => {
    const account = email === undefined ? undefined : await store.findByEmail(email);
    const isRight = await passwords.matches(account?.passwordHash, password);
    return isRight ? account : undefined;
  };

  /**
   * @param earlier the session that the browser came with; a new one takes its place.
   * @throws {Problem} accounts.wrongCredentials; request.tooMany after ten failures in 15 minutes
   * from this network address; what others fail at an account only slows it.
   */
  return async (
    form: SignInForm,
    caller: Caller,
    earlier: string | undefined,
  ): Promise<SignedIn> => {
    const { email: typed = "", password = "" } = form;
    if (typed.trim() === "" || password === "") throw new Problem("accounts.credentialsRequired");

    const email = possibleEmail(typed);
    // Counted before the password is hashed, or parallel guesses would slip through. The account
    // comes last: an address that is used up takes nothing from the accounts it aims at.
    const target = accountKey(keys, email ?? typed);
    const counted = [pairKey(caller.ip, target), addressKey(caller.ip)];
    await limits.take("signInFailure", ...counted);
    if (!(await limits.tryTake("accountFailure", target))) await waitInLane();
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
    if (earlier !== undefined) await sessions.end(earlier);
    return { status: "success", account, token: await sessions.open(account.id) };
  };
};
