import type { FastifyRequest } from "fastify";
import type { Language } from "../../domain/language.ts";
import { languageOf } from "./language.ts";

const isArabicPage = (referrer: string | undefined, host: string) => {
  if (!referrer || !URL.canParse(referrer)) return false;
  const page = new URL(referrer);
  return page.host === host && /^\/ar(\/|$)/.test(page.pathname);
};

/**
 * The language in which somebody uses the site. A page under /ar is Arabic whatever is stored, and
 * what a call from it begins (mails, the way back from a payment) stays so (ruling A2).
 */
export const pageLanguageOf = (request: FastifyRequest): Language =>
  isArabicPage(request.headers.referer, request.host) ? "ar" : languageOf(request);

/** The address of one of our pages in a language. */
export const pagePath = (language: Language, path: `/${string}`) =>
  language === "ar" ? `/ar${path}` : path;
