import { useTranslation } from "react-i18next";
import { brand } from "../../brand.ts";
import * as paths from "../../contract/page-paths.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { TextLink } from "../ui/link.tsx";
import { Ltr } from "../ui/ltr.tsx";

/** Needs no data: the loaders may be what failed. */
export function ErrorPage() {
  const { t } = useTranslation();
  const { language, pathOf, path } = useSite();

  return (
    <div className="wrap py-16 lg:py-24">
      <title>{`${t("error.title")} · ${brand.name[language]}`}</title>
      <h1 className="sr-only">{t("error.title")}</h1>
      <div className="mx-auto max-w-reading" role="alert">
        <EmptyState
          heading={t("error.heading")}
          action={
            <>
              <ButtonLink href={pathOf(path)} icon="refresh">
                {t("error.retry")}
              </ButtonLink>
              <ButtonLink href={pathOf(paths.contact)} variant="quiet">
                {t("error.contact")}
              </ButtonLink>
            </>
          }
        >
          <p>{t("error.lead")}</p>
          <p>
            <TextLink href={brand.telephoneLink}>
              <Ltr>{brand.telephone}</Ltr>
            </TextLink>
          </p>
        </EmptyState>
      </div>
    </div>
  );
}
