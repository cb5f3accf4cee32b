import type { FastifyReply, FastifyRequest } from "fastify";
import { type Language, languages } from "../../domain/language.ts";
import { RETRY_SOON } from "./errors.ts";
import { pageLanguageOf } from "./page-language.ts";
import { problemTexts } from "./problem-texts.ts";

const code = "request.busy";

const answers = Object.fromEntries(
  languages.map((language) => {
    const message = problemTexts[language][code];
    return [language, JSON.stringify({ status: "fail", code, message })];
  }),
) as Record<Language, string>;

/** Answers as any other refusal, but prepared: during a flood most answers are this one. */
export const sendBusy = (request: FastifyRequest, reply: FastifyReply) =>
  reply
    .code(503)
    .header("retry-after", RETRY_SOON)
    .type("application/json; charset=utf-8")
    .send(answers[pageLanguageOf(request)]);
