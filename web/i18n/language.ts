import * as paths from "../../contract/page-paths.ts";
import type { Language } from "../../domain/language.ts";

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

/** Ruling A3: the path's prefix, then what the visitor's browser says. */
export const languageOfPage = ({ pathname }: URL, preferred: Language): Language =>
  isArabicPath(pathname) ? "ar" : preferred;

/** Changes the language without a script; the page that follows has no /ar prefix (ruling A2). */
export const languageHref = (to: Language, path: string) =>
  `${paths.switchLanguage}?to=${to}&next=${encodeURIComponent(path)}`;
