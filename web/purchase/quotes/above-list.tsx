import { useState } from "react";
import type { Package } from "../../../contract/quotes.ts";
import type { CoverType } from "../../../domain/quotes/package-kinds.ts";
import { withPriceTexts } from "../../prices/fetch-price-texts.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { comesLater } from "../../shell/comes-later.tsx";
import { FilterButton } from "./filter-button.tsx";
import { filterCount, type Narrowing } from "./narrowing.ts";
import type { NotOffered } from "./not-offered.ts";
import { QuickStrip } from "./quick-strip.tsx";
import { fetchQuestions, SharpenFold, type SharpenProps } from "./sharpen-panel.tsx";
import { WhichRow } from "./which-row.tsx";
import { withCompareTexts } from "./with-compare-texts.ts";

const QuoteFilter = comesLater(
  () => withCompareTexts(() => import("./quote-filter.tsx")),
  <Skeleton className="h-60" />,
);

const OtherTabEnded = comesLater(
  () => withPriceTexts(() => withCompareTexts(() => import("./other-tab-ended.tsx"))),
  "\u00a0",
);

type Props = {
  sharpen: SharpenProps;
  isLoading: boolean;
  isUpdating: boolean;
  /** The other tab, while the answers leave no plan in it. */
  ended: NotOffered | undefined;
  onShow: (cover: CoverType) => void;
  narrowing: Narrowing;
  onNarrowing: (narrowing: Narrowing) => void;
  onSelect: (quote: Package) => void;
};

/** Choices and questions that move the prices, the answers to "which?", and the filters. */
export function AboveList({ sharpen, isLoading, isUpdating, ended, narrowing, ...actions }: Props) {
  const isWide = useWide();
  const [isSharpening, setIsSharpening] = useState(false);
  const [isFiltering, setIsFiltering] = useState(false);
  const { quotes, chosenId, sharpening } = sharpen;
  const draft = sharpening.rated;

  return (
    <>
      <div className="quick-row">
        {!isWide && (
          <SharpenFold
            {...sharpen}
            isOpen={isSharpening}
            onToggle={() => setIsSharpening(!isSharpening)}
          />
        )}
        <div className="quick-strip">
          {draft && quotes.length > 0 ? (
            <QuickStrip {...{ draft, quotes }} choose={sharpening.choose} />
          ) : (
            isLoading && <Waiting className="quick-waiting" />
          )}
        </div>
      </div>
      {isLoading && <Waiting className="which" />}
      {draft && quotes.length > 1 && (
        <div className="which-row">
          <WhichRow {...{ draft, quotes, chosenId, isUpdating }} onSelect={actions.onSelect} />
          <FilterButton
            count={filterCount(narrowing.filter)}
            isOpen={isFiltering}
            onToggle={() => setIsFiltering(!isFiltering)}
            fetchAhead={QuoteFilter.fetchAhead}
          />
        </div>
      )}
      <div role="status" className="contents">
        {ended && (
          <p className="text-sm text-ink-muted">
            <OtherTabEnded
              {...ended}
              {...{ quotes, fetchQuestions }}
              onShow={actions.onShow}
              onOpen={setIsSharpening}
            />
          </p>
        )}
      </div>
      {isFiltering && quotes.length > 1 && (
        <QuoteFilter {...{ quotes, narrowing }} onNarrowing={actions.onNarrowing} />
      )}
    </>
  );
}

/** As high as what comes in its place. */
const Waiting = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`shimmer block w-full rounded-field bg-surface-sunken ${className}`}
  />
);
