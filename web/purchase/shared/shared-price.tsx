import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { SharedQuote } from "../../../contract/shared-quotes.ts";
import { formatAmount } from "../../../domain/money.ts";
import { useSite } from "../../i18n/use-site.ts";
import { ledgerChanges } from "../../prices/ledger-changes.ts";
import { PriceChanges } from "../../prices/price-changes.tsx";
import { SignedAmount } from "../../prices/signed-amount.tsx";
import { useReasons } from "../../prices/use-reasons.ts";
import { Banner } from "../../ui/banner.tsx";
import { Price } from "../../ui/price.tsx";
import { soldToday } from "./sold-today.ts";

/** The price of the day; the stored one beside it where they differ, with what changed. */
export function SharedPrice({ shared }: { shared: SharedQuote }) {
  const { t } = useTranslation("purchase/shared");
  const { quote } = shared;
  const now = soldToday(shared);

  if (!now) return <NotSold shared={shared} />;
  if (now.priceFils === quote.priceFils)
    return <Large label={t("price")} priceFils={quote.priceFils} />;
  return <Both before={quote} now={now} />;
}

function Large({ label, priceFils }: { label: ReactNode; priceFils: number }) {
  return (
    <div>
      <p className="text-sm text-ink-muted">{label}</p>
      <Price
        amount={formatAmount(priceFils)}
        size="xl"
        className="mt-2 font-display tracking-normal"
      />
    </div>
  );
}

function Both({ before, now }: { before: Package; now: Package }) {
  const { t } = useTranslation("purchase/shared");
  const changes = ledgerChanges(before.ledger, now.ledger);

  return (
    <div>
      <Large
        label={
          <>
            <strong className="text-ink">{t("today")}</strong> · {t("price")}
          </>
        }
        priceFils={now.priceFils}
      />
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-label">
        <div className="flex gap-2">
          <dt className="text-ink-muted">{t("whenShared")}</dt>
          <dd>
            <Price amount={formatAmount(before.priceFils)} />
          </dd>
        </div>
        <div className="flex gap-2">
          <dt className="text-ink-muted">{t("difference")}</dt>
          <dd className="font-strong">
            <SignedAmount fils={now.priceFils - before.priceFils} showsPlus />
          </dd>
        </div>
      </dl>
      {changes.length > 0 && (
        <div className="mt-3 rounded-field bg-surface-soft px-4 pt-1 pb-3">
          <PriceChanges changes={changes} level="h2" />
        </div>
      )}
    </div>
  );
}

function NotSold({ shared: { quote, now } }: { shared: SharedQuote }) {
  const { t } = useTranslation("purchase/shared");
  const { language } = useSite();
  const reasonsOf = useReasons();
  const why = now && "reasons" in now ? reasonsOf(now.reasons) : "";

  return (
    <>
      <Banner kind="warning" title={t(now ? "notSold.declined" : "notSold.heading")}>
        {why
          ? t("notSold.reason", { reason: why })
          : t("notSold.text", { insurer: quote.insurerName[language] })}
      </Banner>
      <p className="flex flex-wrap items-baseline gap-x-3 text-label text-ink-muted">
        {t("notSold.was")}
        <Price amount={formatAmount(quote.priceFils)} />
      </p>
    </>
  );
}
