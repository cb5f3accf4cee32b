import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isLoopbackAddress } from "../../../loopback.ts";
import { pageStyle } from "./dev-mail-page.ts";

const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Protects from DNS rebinding: another site's name may point to this machine. */
export const onlyThisMachine = async (request: FastifyRequest, reply: FastifyReply) => {
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDING.test(name));
  const isOurs = LOOPBACK_NAME.test(request.headers.host ?? "");
  if (isLoopbackAddress(request.socket.remoteAddress ?? "") && isOurs && !isForwarded)
    return undefined;
  reply.callNotFound();
  return reply;
};

const styleHash = createHash("sha256").update(pageStyle).digest("base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

const send = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);

export const sendPage = (reply: FastifyReply, html: string) => send(reply, PAGE_POLICY, html);

export const sendMailHtml = (reply: FastifyReply, html: string) =>
  send(reply.removeHeader("x-frame-options"), MAIL_POLICY, html);
