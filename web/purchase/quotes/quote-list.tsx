import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { BenefitCode } from "../../../domain/quotes/cover.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { narrowQuotes, type Order } from "./narrow-quotes.ts";
import { CompareTray } from "./compare-tray.tsx";
import { withCompared } from "./compared.ts";
import { QuoteCard } from "./quote-card.tsx";
import { QuoteFilter } from "./quote-filter.tsx";

type Props = {
  quotes: readonly Package[];
  chosenId: string | undefined;
  onSelect: (quote: Package) => void;
};

export function QuoteList({ quotes, chosenId, onSelect }: Props) {
  const { t } = useTranslation("purchase");
  const [order, setOrder] = useState<Order>("price");
  const [wishes, setWishes] = useState<ReadonlySet<BenefitCode>>(new Set());
  const [compared, setCompared] = useState<readonly string[]>([]);
  const toggle = (id: string) => setCompared((before) => withCompared(before, id));
  const lowest = Math.min(...quotes.map((quote) => quote.priceFils));
  const shown = narrowQuotes(quotes, wishes, order);

  if (quotes.length === 0)
    return (
      <EmptyState heading={t("quotes.empty.noneHeading")}>{t("quotes.empty.noneHelp")}</EmptyState>
    );

  return (
    <div className="grid items-start gap-5 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-10">
      <QuoteFilter {...{ quotes, order, wishes }} onOrder={setOrder} onWishes={setWishes} />
      {shown.length === 0 ? (
        <EmptyState
          heading={t("quotes.filter.none")}
          action={
            <Button variant="quiet" onClick={() => setWishes(new Set())}>
              {t("quotes.filter.clear")}
            </Button>
          }
        >
          {t("quotes.filter.noneHelp")}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {shown.map((quote) => (
            <QuoteCard
              key={quote._id}
              quote={quote}
              chosen={quote._id === chosenId}
              isCheapest={quote.priceFils === lowest}
              comparing={{ chosen: compared, toggle }}
              onSelect={() => onSelect(quote)}
            />
          ))}
        </ul>
      )}
      <CompareTray {...{ quotes, compared, onSelect }} onToggle={toggle} />
    </div>
  );
}
