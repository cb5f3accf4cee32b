import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { useVehicleRows } from "../choice/vehicle-rows.tsx";
import { useVehicleWords } from "../choice/vehicle-words.ts";

/** In a line of words; the answers one by one are folded away. */
export function RequestSummary({ draft }: { draft: PurchaseDraft }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const { plate, request, method, cylinders, body, origin } = useVehicleWords(draft);
  // What is not answered yet is asked beside it.
  const rows = useVehicleRows(draft).filter(({ answer }) => answer !== "" && answer !== undefined);
  const isByPaper = draft.type === "new" && draft.inputMethod !== "plateNumber";
  const words = [plate?.label, request, isByPaper && method, cylinders, body, origin].filter(
    Boolean,
  );

  return (
    <Card flush>
      <details className="group">
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-4 px-card py-4 [&::-webkit-details-marker]:hidden">
          <span className="grow">
            <h2 className="text-lg leading-snug tracking-normal">{t("personal.summary")}</h2>
            <span className="mt-0.5 flex flex-wrap text-sm text-ink-muted">
              {words.map((word, index) => (
                <span key={index}>
                  <bdi>{word}</bdi>
                  {index < words.length - 1 && <span aria-hidden="true">&nbsp;·</span>}&nbsp;
                </span>
              ))}
            </span>
          </span>
          <Icon name="down" size={20} className="group-open:rotate-180" />
        </summary>
        <dl className="divide-y divide-line border-t border-line px-card">
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
        <p className="border-t border-line px-card py-1">
          <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("check.vehicle.what")}>
            {t("check.change")}
          </ChangeLink>
        </p>
      </details>
    </Card>
  );
}
