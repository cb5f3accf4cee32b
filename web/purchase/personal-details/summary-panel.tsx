import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Button } from "../../ui/button.tsx";
import { CappedCard } from "../../ui/card.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { useVehicleRows } from "../choice/vehicle-rows.tsx";
import type { Documents } from "../documents/documents.ts";
import { PictureGrid } from "../documents/picture-grid.tsx";

type Props = {
  draft: PurchaseDraft;
  documents: Documents;
  missing: number;
  onAdd: (() => void) | undefined;
};

/** Specification part 2, 2.4. */
export function SummaryPanel({ draft, documents, missing, onAdd }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  // The details of the car may be asked beside it.
  const rows = useVehicleRows(draft).filter(({ answer }) => answer !== "" && answer !== undefined);

  return (
    <CappedCard
      cap={
        <div className="flex min-h-target items-center justify-between gap-4">
          <h2 className="text-lg leading-snug tracking-normal">{t("personal.summary")}</h2>
          <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("check.vehicle.what")}>
            {t("check.change")}
          </ChangeLink>
        </div>
      }
    >
      <dl className="-mt-2.5 divide-y divide-line">
        {rows.map(({ question, answer }, index) => (
          <div
            key={index}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-5 gap-y-1 py-2"
          >
            <dt className="text-label text-ink-muted">{question}</dt>
            <dd className="min-w-0 font-medium wrap-break-word">{answer}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-5 mb-3 text-base font-strong tracking-normal">
        {t("check.documents.heading")}
      </h3>
      <PictureGrid {...{ draft, documents }} />
      {missing > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          {t("personal.photos.missing", { count: missing })}
          {onAdd && (
            <Button variant="link" size="small" icon="camera" onClick={onAdd}>
              {t("personal.photos.add")}
            </Button>
          )}
        </p>
      )}
    </CappedCard>
  );
}
