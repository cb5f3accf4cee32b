import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { brand } from "../../../brand.ts";
import { formatAmount } from "../../../domain/money.ts";
import { instalmentsOf, monthOf } from "../../../domain/quotes/parts-of-price.ts";
import { isolated } from "../../i18n/isolated.ts";
import { formatList } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { CappedCard } from "../../ui/card.tsx";
import { Price } from "../../ui/price.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { InsurerLogo } from "../../prices/insurer-logo.tsx";
import type { StoredChoice } from "../draft/stored-choice.ts";
import { useEditing } from "../draft/use-editing.ts";
import { PriceLines } from "./price-lines.tsx";

type Props = {
  choice: StoredChoice;
  button: RefObject<HTMLButtonElement | null>;
  busy: boolean;
  children: ReactNode;
};

export function QuoteSide({ choice, button, busy, children }: Props) {
  const { t } = useTranslation("purchase");
  const { language, pathOf } = useSite();
  const insurer = choice.insurerName[language];
  const editing = useEditing();
  const before = editing?.plan?.priceFils;
  const written = (fils: number) => isolated(formatAmount(fils), language);

  return (
    <CappedCard
      cap={
        <div className="flex min-h-target items-center justify-between gap-4">
          <h2 className="text-lg leading-snug tracking-normal">{t("check.quote.heading")}</h2>
          <ChangeLink to={pathOf(paths.quotes)} what={t("check.quote.what")}>
            {t("check.change")}
          </ChangeLink>
        </div>
      }
    >
      <InsurerLogo src={choice.logo} name={insurer} />
      <p className="mt-3 font-strong">{choice.names[language]}</p>
      <p className="text-sm text-ink-muted">{t(`quotes.tabs.${choice.coverType}`)}</p>
      {before !== undefined && before !== choice.priceFils && (
        <p className="mt-4 text-sm text-ink-muted">
          {t("editing.prices.before")}{" "}
          <Price amount={formatAmount(before)} className="line-through" />
        </p>
      )}
      <Price
        amount={formatAmount(choice.priceFils)}
        size="xl"
        className="mt-5 font-display tracking-normal"
      />
      <p className="mt-1.5 text-sm text-ink-muted">{t("check.quote.forThirteenMonths")}</p>
      <p className="mt-1 text-sm text-ink-muted">
        {t("check.quote.month", { amount: written(monthOf(choice.priceFils)) })}
      </p>
      <p className="mt-1 mb-4 text-sm text-ink-muted">{t("quotes.thirteenMonths")}</p>
      <PriceLines choice={choice} />
      <div className="border-t border-line pt-4">
        <p className="font-strong">{t("check.quote.paying", { insurer })}</p>
        <p className="mt-1 text-sm text-ink-muted">{t("check.quote.risk", { insurer })}</p>
        <p className="mt-1 text-sm text-ink-muted">
          {t("check.quote.instalments", {
            insurer,
            parts: formatList(
              instalmentsOf(choice.priceFils, brand.claims.instalments).map(written),
              language,
            ),
          })}
        </p>
      </div>
      <div className="mt-5 grid gap-4">
        {children}
        <Button ref={button} type="submit" wide icon="lock" busy={busy}>
          {t(editing ? "editing.save" : "check.quote.send")}
        </Button>
      </div>
      <p className="mt-3 text-center text-sm text-ink-muted">
        {t(editing ? "editing.next" : "check.quote.next")}
      </p>
    </CappedCard>
  );
}
