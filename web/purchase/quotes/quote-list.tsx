import { type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextLink } from "../../ui/link.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { withCompared } from "./compared.ts";
import { everything, narrowQuotes, type Order } from "./narrow-quotes.ts";
import { type CardState, QuoteCard } from "./quote-card.tsx";
import { QuoteFilter } from "./quote-filter.tsx";
import type { OwnChoice } from "./sharpening.ts";

type Props = {
  id: string | undefined;
  quotes: readonly Package[];
  draft: PurchaseDraft | undefined;
  chosenId: string | undefined;
  isUpdating: boolean;
  /** Cards of another round are drawn afresh. */
  round: number;
  onSelect: (quote: Package, own?: OwnChoice) => void;
  afterSelect: Ref<HTMLSpanElement>;
};

export function QuoteList(props: Props) {
  const { quotes, chosenId, onSelect } = props;
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const [order, setOrder] = useState<Order>("price");
  const [filter, setFilter] = useState(everything);
  const [compared, setCompared] = useState<readonly string[]>([]);
  const toggle = (id: string) => setCompared((before) => withCompared(before, id));
  const [states, setStates] = useState<Readonly<Record<string, CardState>>>({});
  const lowest = Math.min(...quotes.map((quote) => quote.priceFils));
  const shown = narrowQuotes(quotes, filter, order);

  if (quotes.length === 0)
    return (
      <EmptyState heading={t("quotes.empty.noneHeading")}>{t("quotes.empty.noneHelp")}</EmptyState>
    );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <QuoteFilter {...{ quotes, order, filter }} onOrder={setOrder} onFilter={setFilter} />
      <p className="-mt-2 text-xs text-ink-muted">
        {t("quotes.sort.unpaid")}{" "}
        <TextLink href={pathOf(paths.howWeRank)}>{t("quotes.sort.how")}</TextLink>
      </p>
      {shown.length === 0 ? (
        <EmptyState
          heading={t("quotes.filter.none")}
          action={
            <Button variant="quiet" onClick={() => setFilter(everything)}>
              {t("quotes.filter.clear")}
            </Button>
          }
        >
          {t("quotes.filter.noneHelp")}
        </EmptyState>
      ) : (
        <ul id={props.id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {shown.map((quote) => (
            <QuoteCard
              key={`${props.round} ${quote._id}`}
              {...{ quote, compared }}
              draft={props.draft}
              state={states[quote._id] ?? {}}
              onState={(state) => setStates((all) => ({ ...all, [quote._id]: state }))}
              chosen={quote._id === chosenId}
              isCheapest={quote.priceFils === lowest}
              isUpdating={props.isUpdating}
              onCompare={() => toggle(quote._id)}
              onSelect={(own, choice) => {
                if (choice)
                  setStates((all) => ({
                    ...all,
                    [quote._id]: { ...all[quote._id], own: undefined },
                  }));
                onSelect(own, choice);
              }}
              afterSelect={props.afterSelect}
            />
          ))}
        </ul>
      )}
      <CompareTray {...{ quotes, compared, onSelect }} draft={props.draft} onToggle={toggle} />
    </div>
  );
}
