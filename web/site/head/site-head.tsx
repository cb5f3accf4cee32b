import { useRouteLoaderData } from "react-router";
import { brand } from "../../../brand.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { breadcrumbs, type Step, type StructuredData } from "./structured-data.ts";

type Props = {
  title: string;
  description: string;
  /** Steps from home to this page, both included. */
  trail?: readonly Step[];
  /** Further schema.org blocks. */
  data?: readonly StructuredData[];
  /** Name of a file in public/og, shown by other sites beside a link. */
  picture?: string;
  type?: "website" | "article";
};

const locales = { en: "en_AE", ar: "ar_AE" } as const;

export function SiteHead(props: Props) {
  const { title, description, trail = [], data = [], picture = "site", type = "website" } = props;
  const { language } = useSite();
  const site = useRouteLoaderData<SiteFacts>("root");
  if (!site) return <DocumentTitle title={title} description={description} />;

  const { publicUrl } = site.installation;
  const addressOf = (path: string) =>
    new URL(language === "ar" ? `/ar${path === "/" ? "" : path}` : path, publicUrl).href;
  const blocks = trail.length > 0 ? [...data, breadcrumbs(trail, addressOf)] : data;

  return (
    <>
      <DocumentTitle title={title} description={description} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={brand.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressOf(site.path)} />
      <meta property="og:locale" content={locales[language]} />
      <meta
        property="og:image"
        content={new URL(`/og/${picture}-${language}.png`, publicUrl).href}
      />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      {blocks.map((block, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(block).replaceAll("<", "\\u003c") }}
        />
      ))}
    </>
  );
}
