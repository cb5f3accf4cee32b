import type { FastifyRequest } from "fastify";
import type { Language } from "../../domain/language.ts";
import { languageOf } from "./language.ts";

const isArabicPage = (referrer: string | undefined, host: string) => {
  if (!referrer || !URL.canParse(referrer)) return false;
  const page = new URL(referrer);
  return page.host === host && /^\/ar(\/|$)/.test(page.pathname);
};

/** A page under /ar is Arabic whatever the cookie says, and so are its mails (ruling A2). */
export const pageLanguageOf = (request: FastifyRequest): Language =>
  isArabicPage(request.headers.referer, request.host) ? "ar" : languageOf(request);

export const pagePath = (language: Language, path: `/${string}`) =>
  language === "ar" ? `/ar${path}` : path;
