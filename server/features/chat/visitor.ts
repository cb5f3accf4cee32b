import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DAY_MS } from "../../../domain/durations.ts";
import type { Customer } from "../../http/access.ts";

const COOKIE_NAME = "chat";
const SECONDS = DAY_MS / 1000;

/** Who writes: known by an opaque cookie of 24 hours, whose digest alone is stored (ruling O9). */
export type Visitor = {
  hash: string | undefined;
  customer: Customer | undefined;
  ip: string;
};

export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export const newToken = () => randomBytes(32).toString("base64url");

export const visitorOf = (request: FastifyRequest): Visitor => {
  const token = request.cookies[COOKIE_NAME];
  return {
    hash: token && /^[\w-]{43}$/.test(token) ? hashOf(token) : undefined,
    customer: request.customer,
    ip: request.ip,
  };
};

/** For the whole site: the page `/chat` is rendered with it. */
export const rememberVisitor = (reply: FastifyReply, token: string, isSecure: boolean) =>
  reply.setCookie(COOKIE_NAME, token, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    maxAge: SECONDS,
  });
