import { useTranslation } from "react-i18next";
import { useLocation, useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../api/site-facts.ts";
import { isArabicPath, type Language, plainPath, withPrefix } from "./language.ts";

/**
 * Where a page stands in the site: its language, its plain path, and how it links to other pages.
 * Address and texts are known even where the root loader failed.
 */
export function useSite() {
  const root = useRouteLoaderData<SiteFacts>("root");
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const onArabicPath = isArabicPath(pathname);
  const language: Language = i18n.language === "ar" ? "ar" : "en";

  return {
    language,
    path: plainPath(pathname),
    /** The path with the prefix this page has (ruling A2). */
    pathOf: (path: string) => withPrefix(path, onArabicPath),
    /** The only other site a page may post to. */
    gatewayOrigin: root?.installation.gatewayOrigin ?? "",
    /** Where the visitor was going when the server made this page, as far as it was told. */
    next: root?.next,
  };
}
