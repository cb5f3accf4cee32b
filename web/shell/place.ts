import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import { isArabicPath, type Language, plainPath, withPrefix } from "../i18n/language.ts";

/** Where a page stands: its language, its plain path, and how it writes a link to another page. */
export function usePlace() {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const onArabicPath = isArabicPath(pathname);
  const language: Language = i18n.language === "ar" ? "ar" : "en";

  return {
    language,
    onArabicPath,
    path: plainPath(pathname),
    link: (path: string) => withPrefix(path, onArabicPath),
  };
}

/** The address that changes the language without a script; the switch drops the /ar prefix (A2). */
export const languageHref = (to: Language, path: string) =>
  `${paths.switchLanguage}?to=${to}&next=${encodeURIComponent(path)}`;
