import { normaliseEmail } from "../../../domain/accounts/email.ts";
import type { Customer } from "../../http/access.ts";
import { Problem } from "../../http/problem.ts";
import { refuse } from "./account-input.ts";
import type { AccountParts, Caller } from "./account-parts.ts";
import type { CountAttempt } from "./sign-in-attempts.ts";

/** Guards what a session alone must not do (ASVS 7.5.1). Errors are failed sign-ins (ruling U3). */
export const createPasswordCheck =
  ({ passwords, store }: Pick<AccountParts, "passwords" | "store">, countAttempt: CountAttempt) =>
  /** @throws {Problem} accounts.password_required; accounts.wrongPassword; request.tooMany */
  async ({ email }: Customer, password: string, { ip }: Pick<Caller, "ip">) => {
    if (password === "") refuse("password_required", "password");
    const attempt = await countAttempt(normaliseEmail(email), ip);
    const isRight = await store
      .findByEmail(email)
      .then((account) => passwords.matches(account?.passwordHash, password))
      .catch(async (error: unknown) => {
        await attempt.giveBack();
        throw error;
      });
    if (!isRight) throw new Problem("accounts.wrongPassword", { field: "password" });
    await attempt.giveBack();
  };
