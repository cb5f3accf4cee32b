import { Problem } from "../../../http/problem.ts";

/** @throws {Problem} insurance.payeeAway */
export const refuseAway = (account: string, accounts: readonly string[]): void => {
  if (!accounts.includes(account)) throw new Problem("insurance.payeeAway", { field: "account" });
};
