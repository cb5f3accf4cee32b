import { useTranslation } from "react-i18next";
import { PageTitle } from "../kit/page-title.tsx";

export function AnalyticsPage() {
  const { t } = useTranslation("office");
  return <PageTitle>{t("analytics.name")}</PageTitle>;
}
