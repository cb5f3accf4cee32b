import { useTranslation } from "react-i18next";

/** The prices beside it are those of a renewal: a new policy asks for contact first (ruling P8). */
export function NewComprehensive() {
  const { t } = useTranslation("site");
  return (
    <p className="mt-2 max-w-reading text-sm text-ink-muted">{t("prices.newComprehensive")}</p>
  );
}
