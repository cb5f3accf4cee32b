import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { Page } from "../../ui/page.tsx";

export function NoQuote({ why }: { why: "expired" | "unknown" | "failed" }) {
  const { t } = useTranslation("purchase/shared");
  const { pathOf } = useSite();
  // An empty address is this page's own.
  const href = why === "failed" ? "" : pathOf(paths.vehicleDetails);

  return (
    <>
      <DocumentTitle title={t(`${why}.heading`)} />
      <meta name="robots" content="noindex" />
      <Page heading={t(`${why}.heading`)} lead={t(`${why}.text`)} width="narrow">
        <ButtonLink href={href} icon={why === "failed" ? "refresh" : undefined}>
          {t(`${why}.action`)}
        </ButtonLink>
      </Page>
    </>
  );
}
