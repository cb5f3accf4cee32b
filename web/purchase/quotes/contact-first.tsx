import { useTranslation } from "react-i18next";

/** Said before the tab is opened. */
export default function ContactFirst() {
  const { t } = useTranslation("purchase/lead");
  return <p className="min-h-8 pt-3 text-sm text-ink-muted">{t("contactFirst")}</p>;
}
