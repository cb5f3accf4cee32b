import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount } from "../../domain/money.ts";
import type { ChosenQuote } from "../../domain/purchase/chosen-quote.ts";
import { useSite } from "../i18n/use-site.ts";
import { TextLink } from "../ui/link.tsx";
import { Price } from "../ui/price.tsx";

/** Empty space of the same height until the quote is read. */
export function QuoteCard({ quote }: { quote: ChosenQuote | undefined }) {
  const { t } = useTranslation("account");
  const { language, pathOf } = useSite();

  return (
    <section
      aria-label={t("quote.label")}
      className="rounded-field border border-line bg-surface px-4 pt-3.5 pb-1"
    >
      <div className="flex min-h-[1.5lh] flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-strong">{quote?.names[language]}</p>
        {quote && (
          <Price
            amount={formatAmount(quote.priceFils)}
            size="md"
            className="flex-none font-display tracking-normal"
          />
        )}
      </div>
      <div className="flex min-h-[1lh] flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
        <p>{quote && t(`quote.cover.${quote.coverType}`)}</p>
        <p>{quote && t("quote.thirteenMonths")}</p>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
        <div className="flex h-12 min-w-0 items-center">
          {quote && <Insurer name={quote.insurerName[language]} logo={quote.logo} />}
        </div>
        <TextLink href={pathOf("/packages")} className="text-sm">
          {t("quote.change")} <span className="sr-only">{t("quote.label")}</span>
        </TextLink>
      </div>
    </section>
  );
}

function Insurer({ name, logo }: { name: string; logo: string | null }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (logo === null || hasFailed) return <span className="truncate text-label">{name}</span>;

  return (
    <img
      src={logo.startsWith("/") ? logo : `/${logo}`}
      alt={name}
      height={32}
      className="h-8 w-auto max-w-full"
      onError={() => setHasFailed(true)}
    />
  );
}
