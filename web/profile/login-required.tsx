import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import * as paths from "../../contract/page-paths.ts";
import { useSite } from "../i18n/use-site.ts";
import { ButtonLink } from "../ui/button.tsx";
import { DocumentTitle } from "../ui/document-title.tsx";
import { Rosette } from "../ui/drawings/rosette.tsx";

/** Specification part 2, section 6. */
export function LoginRequired() {
  const { t } = useTranslation("profile");
  const { pathOf } = useSite();
  const next = `?next=${encodeURIComponent(useLocation().pathname)}`;

  return (
    <section className="rounded-card bg-surface-raised px-6 py-12 text-center shadow-1">
      <DocumentTitle title={t("loginRequired.title")} />
      <Rosette className="mx-auto size-28" />
      <h1 className="mt-6 text-title" tabIndex={-1}>
        {t("loginRequired.heading")}
      </h1>
      <p className="mx-auto mt-2 max-w-110 text-ink-muted">{t("loginRequired.text")}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={pathOf(paths.login) + next}>{t("loginRequired.login")}</ButtonLink>
        <ButtonLink variant="quiet" href={pathOf(paths.signUp) + next}>
          {t("loginRequired.signUp")}
        </ButtonLink>
      </div>
    </section>
  );
}
