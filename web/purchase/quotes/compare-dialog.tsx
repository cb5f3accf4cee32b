import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../../contract/quotes.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CompareTable } from "./compare-table.tsx";
import { useMoreBeside } from "./compare-more-beside.ts";
import { QuotationButton } from "./quotation-button.tsx";
import { WhatIf } from "./what-if.tsx";

type Props = {
  open: boolean;
  quotes: readonly Package[];
  draft: PurchaseDraft | undefined;
  onSelect: (quote: Package) => void;
  onClose: () => void;
};

export function CompareDialog({ open, quotes, draft, onSelect, onClose }: Props) {
  const { t } = useTranslation("purchase/compare");

  return (
    <Dialog
      wide
      open={open}
      onClose={onClose}
      heading={t("table.heading")}
      closeLabel={t("table.close")}
    >
      <Compared {...{ quotes, draft, onSelect }} />
    </Dialog>
  );
}

function Compared({ quotes, draft, onSelect }: Pick<Props, "quotes" | "draft" | "onSelect">) {
  const { t } = useTranslation("purchase/compare");
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const [box, hasMore] = useMoreBeside();
  const hintId = useId();

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <Checkbox
          role="switch"
          aria-checked={onlyDifferences}
          checked={onlyDifferences}
          className="text-label"
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        >
          {t("table.differencesOnly")}
        </Checkbox>
        <div className="flex flex-wrap items-center gap-x-5">
          <WhatIf quotes={quotes} />
          {draft && <QuotationButton {...{ quotes, draft }} look="full" />}
        </div>
      </div>
      <div className="relative overflow-clip rounded-field border border-line">
        <div
          ref={box}
          role="region"
          aria-label={t("table.heading")}
          aria-describedby={hasMore ? hintId : undefined}
          tabIndex={0}
          className="overflow-auto sm:scroll-ps-40 lg:scroll-ps-52 [@media(min-height:34rem)]:max-h-[calc(min(88dvh,800px)-12.5rem)] [@media(min-height:34rem)]:overscroll-contain"
        >
          <CompareTable {...{ quotes, onSelect, onlyDifferences }} />
        </div>
        {hasMore && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 -end-1 z-40 w-1 bg-ink shadow-[0_0_18px_5px_rgb(10_38_30/.45)]"
          />
        )}
      </div>
      <p id={hintId} className="mt-2 min-h-6 text-sm text-ink-muted">
        {hasMore && t("table.more")}
      </p>
    </>
  );
}
