import { isLanguage } from "../../domain/language.ts";
import { languageHref, plainPath } from "../i18n/language.ts";

/** Header and footer stay during client-side navigation, so their links are updated here. */
export const markCurrentPage = (pathname: string) => {
  for (const link of document.querySelectorAll("menu-bar a, menu-drawer a"))
    if (link.getAttribute("href") === pathname) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");

  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    const { language } = link.dataset;
    if (isLanguage(language)) link.href = languageHref(language, plainPath(pathname));
  }
};
