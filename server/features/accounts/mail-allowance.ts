import type { Parts } from "../../parts.ts";
import { accountKey, addressKey } from "../../http/caller-keys.ts";

/**
 * Whether one more mail may be sent. A refusal is silent (ruling U3), so it must not cost the owner
 * the mail: an account whose hour strangers have used up is still written to every five minutes,
 * and what came before is good for longer than that.
 */
export const createMailAllowance = ({ keys, limits }: Pick<Parts, "keys" | "limits">) => {
  const mayWriteTo = async (kind: "code" | "link", email: string) => {
    const account = accountKey(keys, email);
    const inHour = await limits.tryTake("mail", account);
    const again = await limits.tryTake("mailAgain", `${kind}:${account}`);
    return inHour || again;
  };

  return {
    mayWriteTo,
    /** The same for a mail that a network address asks for. */
    mayAskFor: async (kind: "code" | "link", email: string, ip: string) =>
      (await limits.tryTake("mail", addressKey(ip))) && mayWriteTo(kind, email),
  };
};

export type MailAllowance = ReturnType<typeof createMailAllowance>;
