import * as paths from "../../contract/page-paths.ts";
import type { Language } from "../../domain/language.ts";

export type { Language } from "../../domain/language.ts";

export const directionOf = (language: Language) => (language === "ar" ? "rtl" : "ltr");

const AR_PATH = /^\/ar(?=\/|$)/;

export const isArabicPath = (pathname: string) => AR_PATH.test(pathname);

export const plainPath = (pathname: string) => pathname.replace(AR_PATH, "") || "/";

/** A page under /ar links to pages under /ar (ruling A2). */
export const withPrefix = (path: string, onArabicPath: boolean) =>
  onArabicPath && path.startsWith("/") && !isArabicPath(path)
    ? `/ar${path === "/" ? "" : path}`
    : path;

/** Ruling A3: the path's prefix wins over the visitor's preference. */
export const languageOfPage = ({ pathname }: URL, preferred: Language): Language =>
  isArabicPath(pathname) ? "ar" : preferred;

/** Works without a script; the next page has no /ar prefix (ruling A2). */
export const languageHref = (to: Language, path: string) =>
  `${paths.switchLanguage}?to=${to}&next=${encodeURIComponent(path)}`;
