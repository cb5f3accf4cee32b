import { isLanguage, type Language, preferredLanguage } from "../../domain/language.ts";

export type { Language } from "../../domain/language.ts";

export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");

const AR_PATH = /^\/ar(?=\/|$)/;

export const isArabicPath = (pathname: string) => AR_PATH.test(pathname);

/** The path without its language prefix: "/ar/login" and "/login" are the same page. */
export const plainPath = (pathname: string) => pathname.replace(AR_PATH, "") || "/";

/** The path as links on a page write it: the prefix of the page is kept (ruling A2). */
export const withPrefix = (path: string, onArabicPath: boolean) =>
  onArabicPath && path.startsWith("/") && !isArabicPath(path)
    ? `/ar${path === "/" ? "" : path}`
    : path;

const cookieOf = (header: string, name: string) =>
  header
    .split(/;\s*/)
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Ruling A3: the path's prefix, then the cookie, then Accept-Language, then English. */
export const languageOfPage = (url: URL, headers: Headers): Language => {
  if (isArabicPath(url.pathname)) return "ar";
  const stored = cookieOf(headers.get("cookie") ?? "", "lang");
  return isLanguage(stored) ? stored : preferredLanguage(headers.get("accept-language") ?? "");
};
