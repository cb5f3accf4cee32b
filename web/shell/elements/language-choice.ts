import { isLanguage, LANGUAGE_COOKIE_SECONDS } from "../../../domain/language.ts";
import { isArabicPath, plainPath } from "../../i18n/language.ts";
import { readStored, writeStored } from "../device/storage.ts";
import { readCookie, writeCookie } from "../device/cookies.ts";

export const languageKeys = { stored: "i18nextLng", cookie: "lang" } as const;

/** Ruling A3: the stored choice wins over the page, except under /ar. */
export const followLanguage = () => {
  const stored = readStored("localStorage", languageKeys.stored);
  const shown = document.documentElement.lang;
  if (!isLanguage(stored) || stored === shown || isArabicPath(location.pathname)) return;
  // If the cookie is already set, or cookies are refused, a reload would loop forever.
  if (readCookie(languageKeys.cookie) === stored) return;
  writeCookie(languageKeys.cookie, stored, LANGUAGE_COOKIE_SECONDS);
  if (readCookie(languageKeys.cookie) === stored) location.reload();
};

/** The link works without a script; with one the choice is stored here too. */
export const storeLanguageChoice = () =>
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-language]");
    const chosen = link?.dataset["language"];
    if (!link || !isLanguage(chosen)) return;
    writeStored("localStorage", languageKeys.stored, chosen);
    writeCookie(languageKeys.cookie, chosen, LANGUAGE_COOKIE_SECONDS);
    const { pathname, search, hash } = location;
    const next = plainPath(pathname) + search + hash;
    link.search = new URLSearchParams({ to: chosen, next }).toString();
  });
