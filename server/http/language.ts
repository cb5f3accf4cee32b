import type { FastifyRequest } from "fastify";
import { isLanguage, type Language, preferredLanguage } from "../../domain/language.ts";

/** Ruling A3: the cookie, then Accept-Language, then English. */
export const languageOf = (request: FastifyRequest): Language => {
  const stored = request.cookies["lang"];
  return isLanguage(stored) ? stored : preferredLanguage(request.headers["accept-language"]);
};
