import { createHash } from "node:crypto";
import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { normaliseEmail } from "../../../domain/accounts/email.ts";
import { listPage, mailPage, pageStyle } from "./dev-mail-page.ts";
import { keptMails } from "./kept-mails.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");
loopback.addSubnet("::ffff:127.0.0.0", 104, "ipv6");

const isLoopback = (address = "") => loopback.check(address, isIPv6(address) ? "ipv6" : "ipv4");

const styleHash = createHash("sha256").update(pageStyle).digest("base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
/** A mail's own HTML: its inline styles and nothing else, framed only by the page above. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

const sendPage = (reply: FastifyReply, policy: string, html: string) =>
  reply
    .header("content-security-policy", policy)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(html);

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/**
 * `/dev/mail`: the demonstration's mails, read from the outbox folder (ruling M1). Registered only
 * without SMTP_URL, and answered only to this machine: it shows codes and reset links.
 */
export const devMailRoutes = (app: FastifyInstance, outboxFolder: string) => {
  const mails = keptMails(outboxFolder);

  // The socket and what a trusted proxy says of the caller both have to be this machine.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const addresses = [request.socket.remoteAddress, request.ip];
    if (addresses.every((address) => isLoopback(address))) return;
    reply.callNotFound();
    return reply;
  };

  app.get("/dev/mail", { onRequest }, async (_request, reply) =>
    sendPage(reply, PAGE_POLICY, listPage(await mails.list())),
  );

  app.get("/dev/mail.json", { onRequest }, async (request, reply) => {
    const { to } = request.query as { to?: string | string[] };
    const found = await mails.list(typeof to === "string" ? normaliseEmail(to) : undefined);
    return reply
      .header("cache-control", "no-store")
      .send(found.map(({ subject, text, html, at }) => ({ subject, text, html, at })));
  });

  app.get("/dev/mail/:id", { onRequest }, async (request, reply) => {
    const mail = await mails.find(idOf(request));
    if (!mail) return reply.callNotFound();
    return sendPage(reply, PAGE_POLICY, mailPage(idOf(request), mail));
  });

  app.get("/dev/mail/:id/html", { onRequest }, async (request, reply) => {
    const mail = await mails.find(idOf(request));
    if (!mail) return reply.callNotFound();
    return sendPage(reply.removeHeader("x-frame-options"), MAIL_POLICY, mail.html);
  });
};
