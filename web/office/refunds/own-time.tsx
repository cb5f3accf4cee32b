import { useTranslation } from "react-i18next";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../kit/use-language.ts";

/** What the insurer promises, and what our own finished refunds took. */
export function OwnTime({ refund: { ownDays, days, insurerName } }: { refund: RefundShown }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const insurer = insurerName[language];

  return (
    <Panel heading={t("refunds.own.heading")}>
      <div className="grid gap-1.5 text-sm">
        {days && (
          <p className="flex items-start gap-2.5">
            <span aria-hidden="true" className="ms-1 mt-1 h-3.5 w-0.5 shrink-0 bg-ink" />
            {days.promised === null
              ? t("refunds.own.noPromise", { insurer })
              : t("refunds.own.promise", { insurer, count: days.promised })}
          </p>
        )}
        <p className={ownDays === null ? "text-ink-muted" : "flex items-start gap-2.5"}>
          {ownDays !== null && (
            <span
              aria-hidden="true"
              className="mt-2 shrink-0 border-x-4 border-t-6 border-x-transparent border-t-accent-text"
            />
          )}
          {ownDays === null ? t("refunds.own.tooFew") : t("refunds.own.half", { count: ownDays })}
        </p>
      </div>
    </Panel>
  );
}
