import type { FastifyInstance } from "fastify";
import { isLanguage, type Language } from "../../../../domain/language.ts";
import { onlyThisMachine, sendMailHtml, sendPage } from "./dev-mail-answers.ts";
import { previewListPage, previewPage } from "./dev-mail-page.ts";
import { mailSamples, type MailSamples } from "../templates/mail-samples.ts";
import { renderMail } from "../templates/render-mail.ts";

type Kind = keyof MailSamples;

const samples: Record<Language, MailSamples> = {
  en: mailSamples("Mariam"),
  ar: mailSamples("مريم"),
};
const kinds = Object.keys(samples.en) as Kind[];

const isKind = (text: string): text is Kind => kinds.some((kind) => kind === text);

export const previewRoutes = (app: FastifyInstance, publicUrl: string) => {
  const onRequest = onlyThisMachine;
  const render = (kind: Kind, language: Language) =>
    renderMail({ key: "", to: "", language, mail: samples[language][kind] }, publicUrl);

  const wanted = async (params: unknown) => {
    const { kind, language } = params as Record<"kind" | "language", string>;
    if (!isKind(kind) || !isLanguage(language)) return undefined;
    return { kind, language, ...(await render(kind, language)) };
  };

  app.get("/dev/mail/preview", { onRequest }, async (_request, reply) => {
    const pairs = await Promise.all(
      kinds.map(async (kind) => {
        const [en, ar] = await Promise.all([render(kind, "en"), render(kind, "ar")]);
        return { kind, subjects: { en: en.subject, ar: ar.subject } };
      }),
    );
    return sendPage(reply, previewListPage(pairs));
  });

  app.get("/dev/mail/preview/:kind/:language", { onRequest }, async (request, reply) => {
    const mail = await wanted(request.params);
    return mail ? sendPage(reply, previewPage(mail)) : reply.callNotFound();
  });

  app.get("/dev/mail/preview/:kind/:language/html", { onRequest }, async (request, reply) => {
    const mail = await wanted(request.params);
    return mail ? sendMailHtml(reply, mail.html) : reply.callNotFound();
  });
};
