import type { FastifyReply } from "fastify";
import { sameFingerprint } from "../../adapters/keys.ts";
import type { Parts } from "../../parts.ts";

const NAME = "activation";
const SECONDS = 600;

/**
 * Ruling U8: says for ten minutes that this browser signed up or gave the right password. Only the
 * code activates, and an account is activated once, so the cookie is of use once.
 */
export const activationCookie = ({ configuration, keys, now }: Parts) => {
  const options = {
    path: "/api/users",
    sameSite: "lax",
    secure: configuration.isSecure,
    httpOnly: true,
  } as const;
  const sealOf = (userId: string, expiresAt: string) =>
    keys.fingerprint("activation-cookie", `${userId}:${expiresAt}`);

  return {
    set: (reply: FastifyReply, userId: string) => {
      const expiresAt = String(now().getTime() + SECONDS * 1000);
      const value = [userId, expiresAt, sealOf(userId, expiresAt)].join(".");
      reply.setCookie(NAME, value, { ...options, maxAge: SECONDS });
    },

    clear: (reply: FastifyReply) => reply.clearCookie(NAME, options),

    /** The id of the account that the cookie was made for; undefined when it is not ours or late. */
    ownerIn: (cookies: Record<string, string | undefined>) => {
      const [userId = "", expiresAt = "", seal = ""] = cookies[NAME]?.split(".") ?? [];
      const isOurs = sameFingerprint(sealOf(userId, expiresAt), seal);
      return isOurs && now().getTime() < Number(expiresAt) ? userId : undefined;
    },
  };
};
