import type { Route } from "./+types/robots.ts";
import { installationContext } from "../../api/context.ts";
import { privatePaths } from "./public-pages.ts";

/** Sites that show a picture beside a shared quote obey this file; the longer rule wins. */
const SHOWN_BESIDE_LINKS = "Allow: /api/quotes/*/picture.png";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(installationContext);
  const refused = privatePaths.flatMap((path) => [
    `Disallow: ${path}`,
    ...(path.startsWith("/api") || path.startsWith("/dev") ? [] : [`Disallow: /ar${path}`]),
  ]);
  const lines = [
    "User-agent: *",
    SHOWN_BESIDE_LINKS,
    ...refused,
    "",
    `Sitemap: ${new URL("/sitemap.xml", publicUrl)}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
};
