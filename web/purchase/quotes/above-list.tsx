import { useState } from "react";
import type { Package } from "../../../contract/quotes.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { comesLater } from "../later/comes-later.tsx";
import { FilterButton } from "./filter-button.tsx";
import { filterCount, type Narrowing } from "./narrowing.ts";
import { QuickStrip } from "./quick-strip.tsx";
import { SharpenFold, type SharpenProps } from "./sharpen-panel.tsx";
import { WhichRow } from "./which-row.tsx";
import { withCompareTexts } from "./with-compare-texts.ts";

const QuoteFilter = comesLater(
  () => withCompareTexts(() => import("./quote-filter.tsx")),
  <Skeleton className="h-60" />,
);

type Props = {
  sharpen: SharpenProps;
  isLoading: boolean;
  isUpdating: boolean;
  narrowing: Narrowing;
  onNarrowing: (narrowing: Narrowing) => void;
  onSelect: (quote: Package) => void;
};

/** Choices and questions that move the prices, the answers to "which?", and the filters. */
export function AboveList({ sharpen, isLoading, isUpdating, narrowing, ...actions }: Props) {
  const isWide = useWide();
  const [isFiltering, setIsFiltering] = useState(false);
  const { quotes, chosenId, sharpening } = sharpen;
  const draft = sharpening.rated;

  return (
    <>
      <div className="quick-row">
        {!isWide && <SharpenFold {...sharpen} />}
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
