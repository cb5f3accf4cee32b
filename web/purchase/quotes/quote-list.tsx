import { type Ref, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { Package } from "../../../contract/quotes.ts";
import type { Fils } from "../../../domain/money.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { TextLink } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../../shell/comes-later.tsx";
import { CompareTray } from "./compare-tray.tsx";
import { withCompared } from "./compared-ids.ts";
import { type Narrowing, unnarrowed } from "./narrowing.ts";
import { groupQuotes } from "./quote-groups.ts";
import { type CardState, QuoteCard } from "./quote-card.tsx";
import type { OwnChoice } from "./sharpening.ts";
import { withCompareTexts } from "./with-compare-texts.ts";

const NothingLeft = comesLater(
  () => withCompareTexts(() => import("./nothing-left.tsx")),
  <Skeleton className="h-60" />,
);

const NoneSold = comesLater(
  () => withCompareTexts(() => import("./none-sold.tsx")),
  <Skeleton className="h-60" />,
);

const BelowHeading = comesLater(
  () => withCompareTexts(() => import("./below-heading.tsx")),
  "\u00a0",
);

type Props = {
  id: string | undefined;
  quotes: readonly Package[];
  /** The prices that these replaced. */
  before: readonly Package[] | undefined;
  draft: PurchaseDraft | undefined;
  chosenId: string | undefined;
  narrowing: Narrowing;
  onNarrowing: (narrowing: Narrowing) => void;
  isUpdating: boolean;
  lastYear: Fils;
  /** Cards of another round are drawn afresh. */
  round: number;
  onSelect: (quote: Package, own?: OwnChoice) => void;
  afterSelect: Ref<HTMLSpanElement>;
};

export function QuoteList(props: Props) {
  const { quotes, chosenId, narrowing, onSelect } = props;
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const toggle = (id: string) => setCompared((before) => withCompared(before, id));
  const [states, setStates] = useState<Readonly<Record<string, CardState>>>({});
  const belowId = useId();
  const shown = narrowing.apply(quotes);
  const { first, below, lacking } = groupQuotes(shown, quotes);

  if (quotes.length === 0) return <NoneSold />;

  const card = (quote: Package) => (
    <QuoteCard
      key={`${props.round} ${quote._id}`}
      {...{ quote, compared }}
      draft={props.draft}
      state={states[quote._id] ?? {}}
      onState={(state) => setStates((all) => ({ ...all, [quote._id]: state }))}
      chosen={quote._id === chosenId}
      before={props.before?.find(({ _id }) => _id === quote._id)?.priceFils}
      lastYear={props.lastYear}
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
  );

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {shown.length === 0 ? (
        <NothingLeft onShowAll={() => props.onNarrowing(unnarrowed)} />
      ) : (
        <div id={props.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {first.length > 0 && (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">{first.map(card)}</ul>
          )}
          {below.length > 0 && (
            <>
              <h2 id={belowId} className="quotes-below">
                <BelowHeading {...{ lacking }} />
              </h2>
              <ul aria-labelledby={belowId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
                {below.map(card)}
              </ul>
            </>
          )}
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-4 text-xs text-ink-muted">
        {t("quotes.ranking.unpaid")}
        <TextLink href={pathOf(paths.howWeRank)}>{t("quotes.ranking.how")}</TextLink>
        <TextLink href={pathOf(paths.ourTimes)}>{t("quotes.ranking.ourTimes")}</TextLink>
      </p>
      <CompareTray {...{ quotes, compared, onSelect }} draft={props.draft} onToggle={toggle} />
    </div>
  );
}
