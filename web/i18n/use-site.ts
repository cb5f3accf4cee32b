import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../api/site-facts.ts";
import { withPrefix } from "./language.ts";

/** What the whole site says of this page: its language, and addresses with the prefix the page has (ruling A2). */
export function useSite() {
  const root = useRouteLoaderData<SiteFacts>("root");
  const onArabicPath = root?.onArabicPath ?? false;
  return {
    language: root?.language ?? "en",
    /** The only other site a page may post to. */
    gatewayOrigin: root?.installation.gatewayOrigin ?? "",
    /** Where the visitor was going when the server made this page, as far as it was told. */
    next: root?.next,
    pathOf: (path: string) => withPrefix(path, onArabicPath),
  };
}
