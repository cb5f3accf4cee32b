import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { compareEditions } from "../../../../domain/insurance/compare-editions.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import type { Risk } from "../../../../domain/quotes/risk.ts";
import { BarsTable } from "./bars-table.tsx";
import { EdgesOfLaw } from "./edges-of-law.tsx";
import { Histogram } from "./histogram.tsx";
import { Largest } from "./largest.tsx";
import { ThreeCounts } from "./three-counts.tsx";
import { useBars } from "./use-bars.ts";

export type Compared = { before: Edition; after: Edition; day: string };

type Props = Compared & { onOpen: (risk: Risk) => void };

/** What the draft does to the fixed risks. */
export function ManyRisks({ before, after, day, onOpen }: Props) {
  const { t } = useTranslation("office");
  const comparison = useMemo(() => compareEditions(before, after, day), [before, after, day]);
  const { cheaper, same, dearer, buckets, differences } = comparison;
  const bars = useBars(buckets);
  const summary = t("insurance.edition.changes.summary", { cheaper, same, dearer });

  return (
    <div className="grid items-start gap-x-8 gap-y-4 @min-[40rem]:grid-cols-2">
      <div className="grid gap-3">
        <ThreeCounts comparison={comparison} />
        <Histogram bars={bars} label={summary} />
        <BarsTable bars={bars} />
      </div>
      <div className="grid gap-4">
        <Largest {...{ differences, onOpen }} edition={after} />
        <EdgesOfLaw comparison={comparison} />
      </div>
      <p role="status" className="sr-only">
        {summary}
      </p>
    </div>
  );
}
