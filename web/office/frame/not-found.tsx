import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageTitle } from "../kit/page-title.tsx";
import { dashboard } from "../kit/paths.ts";

export function NotFound() {
  const { t } = useTranslation("office");

  return (
    <EmptyState
      heading={t("notFound.heading")}
      action={<ButtonLink to={dashboard}>{t("frame.dashboard")}</ButtonLink>}
    >
      <PageTitle>{t("notFound.heading")}</PageTitle>
      {t("notFound.text")}
    </EmptyState>
  );
}
