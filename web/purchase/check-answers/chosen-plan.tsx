import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import type { StoredChoice } from "../draft/stored-choice.ts";

/** What the documents are for, in one line. */
export function ChosenPlan({ choice }: { choice: StoredChoice }) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();

  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span>
        <b className="text-ink">{choice.names[language]}</b>{" "}
        <span className="max-sm:sr-only">{t(`quotes.tabs.${choice.coverType}`)}</span>
      </span>
      <Price amount={formatAmount(choice.priceFils)} className="font-strong text-ink" />
      <ChangeLink to={pathOf(paths.quotes)} what={t("check.quote.what")}>
        {t("check.change")}
      </ChangeLink>
    </span>
  );
}
