import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { formatAmount } from "../../../domain/money.ts";
import { monthOf } from "../../../domain/quotes/parts-of-price.ts";
import { isolated } from "../../i18n/isolated.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Price } from "../../ui/price.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import type { StoredChoice } from "../draft/stored-choice.ts";
import { useEditing } from "../draft/use-editing.ts";
import { Instalments } from "./instalments.tsx";
import { PriceLines } from "./price-lines.tsx";

type Props = {
  choice: StoredChoice;
  now: Date;
  /** The bar with price and button. */
  children: ReactNode;
};

export function QuoteSide({ choice, now, children }: Props) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();
  const insurer = choice.insurerName[language];
  const before = useEditing()?.plan?.priceFils;
  const month = isolated(formatAmount(monthOf(choice.priceFils)), language);

  return (
    <section className="check-quote">
      <header className="scallop on-canopy flex items-center justify-between gap-4 bg-canopy px-6 py-1.5 text-canopy-ink">
        <h2 className="text-lg leading-snug tracking-normal">{t("check.quote.heading")}</h2>
        <ChangeLink to={pathOf(paths.quotes)} what={t("check.quote.what")}>
          {t("check.change")}
        </ChangeLink>
      </header>
      <div className="px-5 pt-7 pb-3 lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <InsurerLogo src={choice.logo} name={insurer} />
          <p className="text-end text-label leading-snug">
            <b>{choice.names[language]}</b>
            <span className="block text-sm text-ink-muted">
              {t(`quotes.tabs.${choice.coverType}`)}
            </span>
          </p>
        </div>
        {before !== undefined && before !== choice.priceFils && (
          <p className="mt-3 text-sm text-ink-muted">
            {t("editing.prices.before")}{" "}
            <Price amount={formatAmount(before)} className="line-through" />
          </p>
        )}
        <Price
          amount={formatAmount(choice.priceFils)}
          size="xl"
          className="mt-3 font-display tracking-normal whitespace-normal"
        />
        <p className="mt-1 text-sm text-ink-muted">{t("check.quote.thirteenMonths", { month })}</p>
        <PriceLines choice={choice} />
        <Instalments priceFils={choice.priceFils} now={now} />
        <p className="mt-2 text-sm text-ink-muted">{t("check.quote.paying", { insurer })}</p>
      </div>
      {children}
    </section>
  );
}
