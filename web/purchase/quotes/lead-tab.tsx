import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import type { Package } from "../../../contract/quotes.ts";
import { PriceRange } from "../../prices/price-range.tsx";
import { usePrefill } from "../contact/use-prefill.ts";
import type { UserInfo } from "../draft/user-info.ts";
import { loadDocuments, type Documents } from "../documents/documents.ts";
import type { Taken } from "../sending/post-request.ts";
import { OfferSteps } from "../sending/offer-steps.tsx";
import { LeadForm } from "./lead-form.tsx";
import { LeadSent } from "./lead-sent.tsx";
import { LeadSkeleton } from "./lead-skeleton.tsx";

type Props = {
  draft: PurchaseDraft;
  /** Today's for the cover and this car; none where they are not read. */
  quotes: readonly Package[];
  onProblems: (has: boolean) => void;
};

/** An agent makes the offer (specification part 2, 2.3). */
export default function LeadTab({ draft, quotes, onProblems }: Props) {
  const { t } = useTranslation(["purchase", "purchase/lead"]);
  const prices = quotes.map(({ priceFils }) => priceFils);
  const prefill = usePrefill();
  const [papers, setPapers] = useState<Documents>();
  const [edited, setEdited] = useState<UserInfo>();
  const [taken, setTaken] = useState<Taken>();
  useEffect(() => void loadDocuments().then(setPapers), []);

  const info = edited ?? prefill;
  if (taken) return <LeadSent taken={taken} onEditAgain={() => setTaken(undefined)} />;
  if (!info || !papers) return <LeadSkeleton />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_348px] lg:gap-12">
      <LeadForm
        {...{ draft, papers, info, onProblems }}
        onTaken={(answer, sent) => {
          setEdited(sent);
          setTaken(answer);
        }}
      />
      <section className="lg:pt-4">
        {prices.length > 0 && (
          <div className="mb-6 border-b border-line-soft pb-6">
            <p className="text-sm text-ink-muted">{t("purchase/lead:today")}</p>
            <p className="mt-1">
              <PriceRange
                lowestFils={Math.min(...prices)}
                highestFils={Math.max(...prices)}
                className="font-display text-title"
              />
            </p>
            <p className="mt-1 text-sm text-ink-muted">{t("purchase/lead:todayWhy")}</p>
          </div>
        )}
        <h2 className="text-lg">{t("requestSent.nextHeading")}</h2>
        <OfferSteps />
      </section>
    </div>
  );
}
