import type { FastifyRequest } from "fastify";
import { isLanguage, type Language, preferredLanguage } from "../../domain/language.ts";

/** The language of an answer (ruling A3): the cookie, else Accept-Language, else English. */
export const languageOf = (request: FastifyRequest): Language => {
  const stored = request.cookies["lang"];
  return isLanguage(stored) ? stored : preferredLanguage(request.headers["accept-language"]);
};
