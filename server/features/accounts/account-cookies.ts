import type { FastifyReply } from "fastify";
import { SESSION_LIFETIME_MS } from "./sessions.ts";

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

/** Ruling U1: scripts cannot read `token`; the server never reads `username` and `email`. */
export const accountCookies = (isSecure: boolean) => {
  const shared = { path: "/", sameSite: "lax", secure: isSecure } as const;
  const lasting = { ...shared, maxAge: seconds(SESSION_LIFETIME_MS) } as const;

  const showPerson = (reply: FastifyReply, person: { username: string; email: string }) =>
    reply.setCookie("username", person.username, lasting).setCookie("email", person.email, lasting);

  return {
    showPerson,
    signIn: (
      reply: FastifyReply,
      signedIn: { token: string; person: { username: string; email: string } },
    ) => {
      reply.setCookie("token", signedIn.token, { ...lasting, httpOnly: true });
      showPerson(reply, signedIn.person);
    },
    clear: (reply: FastifyReply) => {
      reply.clearCookie("token", { ...shared, httpOnly: true });
      for (const name of ["username", "email", "profilePicture"]) reply.clearCookie(name, shared);
    },
  };
};
