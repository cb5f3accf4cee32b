import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ProblemCode } from "../../contract/problems.ts";
import { type Language, preferredLanguage } from "../../domain/language.ts";
import { lacksItsAccount } from "../adapters/database/database.ts";
import { isDiskFull } from "../adapters/disk-full.ts";
import { StorageUnavailable } from "../adapters/storage/document-store.ts";
import { dayInDubai } from "../../domain/calendar-day.ts";
import { clockTime } from "../../domain/dubai-time.ts";
import { isUnavailable, reasonOf } from "../adapters/database/unavailable.ts";
import { pageLanguageOf } from "./page-language.ts";
import { type AnyProblemCode, Problem } from "./problem.ts";
import { problemTexts } from "./problem-texts.ts";
import { staffProblemTexts } from "./staff-problem-texts.ts";
import { REFUSAL_HEADERS } from "./security-headers.ts";

/** Fastify and its plugins; other statuses below 500 are `request.invalid`. */
const byStatus: Record<number, ProblemCode> = {
  404: "request.notFound",
  413: "request.tooLarge",
  415: "request.unsupportedType",
  429: "request.tooMany",
  503: "request.busy",
};

export const RETRY_SOON = "5";
const PASSING = new Set<AnyProblemCode>(["request.busy", "request.unavailable"]);
/** Seconds for refusals that do not know better. */
const RETRY_LATER = "60";

const fieldOf = (error: FastifyError) => {
  const path = error.validation?.[0]?.instancePath.split("/").filter(Boolean);
  return path?.at(-1);
};

const problemOf = (error: FastifyError | Problem): Problem | undefined => {
  if (error instanceof Problem) return error;
  if (lacksItsAccount(error)) return new Problem("accounts.loginRequired");
  const field = fieldOf(error);
  if (error.validation) return new Problem("request.invalid", field ? { field } : {});
  const status = error.statusCode ?? 500;
  const code = byStatus[status] ?? (status >= 400 && status < 500 ? "request.invalid" : undefined);
  return code && new Problem(code);
};

const troubleOf = (error: unknown): Problem | undefined => {
  if (isDiskFull(error)) return new Problem("request.noRoom");
  if (error instanceof StorageUnavailable || isUnavailable(error))
    return new Problem("request.unavailable");
  return undefined;
};

const texts: Record<Language, Record<AnyProblemCode, string>> = {
  en: { ...problemTexts.en, ...staffProblemTexts.en },
  ar: { ...problemTexts.ar, ...staffProblemTexts.ar },
};

/** With the day where it is another one than today. */
const timeOf = (at: Date) =>
  dayInDubai(at) === dayInDubai(new Date()) ? clockTime(at) : `${dayInDubai(at)} ${clockTime(at)}`;

const messageOf = ({ code, opensAt, holder, extra }: Problem, language: Language) => {
  const time = opensAt ?? holder?.since;
  const { placeholder = "" } = extra;
  return texts[language][code]
    .replace("{{placeholder}}", () => String(placeholder))
    .replace("{{who}}", holder?.name[language] ?? "")
    .replace("{{time}}", time ? timeOf(time) : "");
};

const refusal = (
  problem: Problem,
  request: FastifyRequest,
  language = pageLanguageOf(request),
) => ({
  status: "fail" as const,
  code: problem.code,
  message: messageOf(problem, language),
  ...(problem.field !== undefined && { field: problem.field }),
  ...(problem.opensAt && { opensAt: problem.opensAt.toISOString() }),
  ...(problem.holder && {
    holder: { ...problem.holder, since: problem.holder.since?.toISOString() ?? null },
  }),
  ...problem.extra,
});

export const refuseUnreadableAddress = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  const language = preferredLanguage(request.headers["accept-language"]);
  void reply
    .code(400)
    .headers(REFUSAL_HEADERS)
    .send(refusal(new Problem("request.invalid"), request, language));
};

export const answerErrors = (app: FastifyInstance) => {
  const answer = (problem: Problem, request: FastifyRequest, reply: FastifyReply) => {
    if (problem.retryAfter !== undefined) void reply.header("retry-after", problem.retryAfter);
    else if (PASSING.has(problem.code)) void reply.header("retry-after", RETRY_SOON);
    else if (problem.statusCode === 429 || problem.statusCode === 503)
      void reply.header("retry-after", RETRY_LATER);
    return reply.code(problem.statusCode).send(refusal(problem, request));
  };

  app.setErrorHandler((error: FastifyError | Problem, request, reply) => {
    const problem = problemOf(error);
    if (problem) return answer(problem, request, reply);
    const trouble = troubleOf(error);
    if (trouble) request.log.warn({ reason: reasonOf(error) }, trouble.code);
    else request.log.error({ err: error }, "unexpected failure");
    return answer(trouble ?? new Problem("request.unexpected"), request, reply);
  });

  app.setNotFoundHandler((request, reply) =>
    answer(new Problem("request.notFound"), request, reply),
  );
  app.all("/api/*", { config: { access: "anyone" }, schema: { hide: true } }, async () => {
    throw new Problem("request.notFound");
  });
};
