import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Shown where no insurer sells the tab's cover for this car. */
export default function NoneSold() {
  const { t } = useTranslation("purchase/compare");

  return <EmptyState heading={t("noneSold.heading")}>{t("noneSold.help")}</EmptyState>;
}
