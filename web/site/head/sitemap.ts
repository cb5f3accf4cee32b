import type { Route } from "./+types/sitemap.ts";
import { installationContext } from "../../api/context.ts";
import { publicPages } from "./public-pages.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Each page in both languages, each naming the other. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(installationContext);
  const at = (path: string) => escaped(new URL(path, publicUrl).href);

  const entries = publicPages.flatMap((path) => {
    const places = { en: at(path), ar: at(`/ar${path === "/" ? "" : path}`) };
    const links =
      `<xhtml:link rel="alternate" hreflang="en" href="${places.en}"/>` +
      `<xhtml:link rel="alternate" hreflang="ar" href="${places.ar}"/>` +
      `<xhtml:link rel="alternate" hreflang="x-default" href="${places.en}"/>`;
    return Object.values(places).map((place) => `<url><loc>${place}</loc>${links}</url>`);
  });
  const body =
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ` +
    `xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
};
