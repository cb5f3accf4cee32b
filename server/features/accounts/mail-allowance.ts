import type { Parts } from "../../parts.ts";
import { accountKey, addressKey } from "../../http/caller-keys.ts";

/** Refusals are silent (ruling U3): beyond the limit owners still get a mail every five minutes. */
export const createMailAllowance = ({ keys, limits }: Pick<Parts, "keys" | "limits">) => {
  const mayWriteTo = async (kind: "code" | "link", email: string) => {
    const account = accountKey(keys, email);
    const inHour = await limits.tryTake("mail", account);
    const again = await limits.tryTake("mailAgain", `${kind}:${account}`);
    return inHour || again;
  };

  return {
    mayWriteTo,
    mayAskFor: async (kind: "code" | "link", email: string, ip: string) =>
      (await limits.tryTake("mail", addressKey(ip))) && mayWriteTo(kind, email),
  };
};

export type MailAllowance = ReturnType<typeof createMailAllowance>;
