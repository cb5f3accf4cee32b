import { useRouteLoaderData } from "react-router";
import type { SiteFacts } from "../api/site-facts.ts";
import { useSite } from "../i18n/use-site.ts";

/** Ruling A2: English at the plain path, Arabic under /ar; each is canonical. */
export function AlternateLinks() {
  const { language, path } = useSite();
  const publicUrl = useRouteLoaderData<SiteFacts>("root")?.installation.publicUrl;
  if (!publicUrl) return null;

  const english = new URL(path, publicUrl).href;
  const arabic = new URL(`/ar${path === "/" ? "" : path}`, publicUrl).href;

  return (
    <>
      <link rel="canonical" href={language === "ar" ? arabic : english} />
      <link rel="alternate" hrefLang="en" href={english} />
      <link rel="alternate" hrefLang="ar" href={arabic} />
      <link rel="alternate" hrefLang="x-default" href={english} />
    </>
  );
}
