import { useTranslation } from "react-i18next";
import { useLocation, useRouteLoaderData } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import type { SiteFacts } from "../api/site-facts.ts";
import { isArabicPath, type Language, plainPath, withPrefix } from "./language.ts";

/** Works even when the root loader failed. */
export function useSite() {
  const root = useRouteLoaderData<SiteFacts>("root");
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const onArabicPath = isArabicPath(pathname);
  const language: Language = i18n.language === "ar" ? "ar" : "en";

  return {
    language,
    path: plainPath(pathname),
    pathOf: (path: string) => withPrefix(path, onArabicPath),
    /** Undefined where another chat takes the place of ours. */
    chatPath: root?.installation.chatWidget ? undefined : withPrefix(paths.chat, onArabicPath),
    gatewayOrigin: root?.installation.gatewayOrigin ?? "",
    /** Where the visitor was going, if the server knew when it rendered the page. */
    next: root?.next,
  };
}
