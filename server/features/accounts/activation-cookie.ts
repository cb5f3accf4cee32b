import type { FastifyReply } from "fastify";
import { sameFingerprint } from "../../adapters/keys.ts";
import type { Parts } from "../../parts.ts";

const COOKIE_NAME = "activation";
const LIFETIME_SECONDS = 600;

/** Ruling U8: proves for ten minutes that this browser signed up or gave the right password. */
export const activationCookie = ({ configuration, keys, now }: Parts) => {
  const options = {
    path: "/api/users",
    sameSite: "lax",
    secure: configuration.isSecure,
    httpOnly: true,
  } as const;
  const signatureOf = (userId: string, expiresAt: string) =>
    keys.fingerprint("activation-cookie", `${userId}:${expiresAt}`);

  return {
    set: (reply: FastifyReply, userId: string) => {
      const expiresAt = String(now().getTime() + LIFETIME_SECONDS * 1000);
      const value = [userId, expiresAt, signatureOf(userId, expiresAt)].join(".");
      reply.setCookie(COOKIE_NAME, value, { ...options, maxAge: LIFETIME_SECONDS });
    },

    clear: (reply: FastifyReply) => reply.clearCookie(COOKIE_NAME, options),

    userIdFrom: (cookies: Record<string, string | undefined>) => {
      const [userId = "", expiresAt = "", signature = ""] = cookies[COOKIE_NAME]?.split(".") ?? [];
      const isOurs = sameFingerprint(signatureOf(userId, expiresAt), signature);
      return isOurs && now().getTime() < Number(expiresAt) ? userId : undefined;
    },
  };
};
