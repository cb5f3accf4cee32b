import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** What was before, below what is now; a narrow column breaks it before its value. */
export function BeforeLine({ children }: { children: ReactNode }) {
  const { t } = useTranslation("office");
  return (
    <span className="block text-xs font-body whitespace-normal text-ink-muted">
      {t("analytics.before")} <span className="inline-block whitespace-nowrap">{children}</span>
    </span>
  );
}
