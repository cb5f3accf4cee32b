import { useTranslation } from "react-i18next";
import { useRouteLoaderData } from "react-router";
import { brand } from "../../../brand.ts";
import * as paths from "../../../contract/page-paths.ts";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import type { SiteFacts } from "../../api/site-facts.ts";
import { formatDate } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { useCarWords } from "./use-car-words.ts";

type Props = { code: string; shared: SharedQuote };

/** What a messenger shows beside the link. */
export function SharedHead({ code, shared }: Props) {
  const { t } = useTranslation(["purchase/shared", "purchase"]);
  const { language, pathOf } = useSite();
  const site = useRouteLoaderData<SiteFacts>("root");
  const { quote } = shared;
  const title = t("title", {
    insurer: quote.insurerName[language],
    cover: t(`purchase:quotes.tabs.${quote.type}`),
    price: isolated(`AED ${formatAmount(quote.priceFils)}`, language),
  });
  const description = t("description", {
    plan: quote.names[language],
    car: useCarWords(shared).car,
    day: formatDate(shared.expiresAt, language),
  });
  const addressOf = (path: string) => new URL(path, site?.installation.publicUrl).href;

  return (
    <>
      <DocumentTitle title={title} description={description} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {site && (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name[language]} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={addressOf(pathOf(paths.sharedQuote(code)))} />
          <meta
            property="og:image"
            content={addressOf(`/api/quotes/${code}/picture.png?lang=${language}`)}
          />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
