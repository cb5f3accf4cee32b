import type { FastifyInstance, FastifyRequest } from "fastify";
import { normaliseEmail } from "../../../../domain/accounts/email.ts";
import { onlyThisMachine, sendMailHtml, sendPage } from "./dev-mail-answers.ts";
import { listPage, mailPage } from "./dev-mail-page.ts";
import { outboxMails } from "./outbox-mails.ts";

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** Only for this machine: the mails contain codes and reset links (ruling M1). */
export const devMailRoutes = (app: FastifyInstance, outboxFolder: string) => {
  const onRequest = onlyThisMachine;
  const mails = outboxMails(outboxFolder);

  app.get("/dev/mail", { onRequest }, async (_request, reply) =>
    sendPage(reply, listPage(await mails.list())),
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
    return mail ? sendPage(reply, mailPage(idOf(request), mail)) : reply.callNotFound();
  });

  app.get("/dev/mail/:id/html", { onRequest }, async (request, reply) => {
    const mail = await mails.find(idOf(request));
    return mail ? sendMailHtml(reply, mail.html) : reply.callNotFound();
  });
};
