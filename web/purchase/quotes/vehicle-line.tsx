import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { OnePlate } from "../choice/one-plate.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";
import { useVehicleWords } from "../choice/vehicle-words.ts";

const box = "flex flex-wrap items-center gap-x-4 gap-y-1 sm:gap-x-6 max-sm:text-sm";

/** The car the prices are for. */
export function VehicleLine({ draft }: { draft: PurchaseDraft }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const { plate, request, method, cylinders, body, origin } = useVehicleWords(draft);
  const isByPaper = draft.type === "new" && draft.inputMethod !== "plateNumber";

  return (
    <section aria-label={t("quotes.vehicle.label")} className={box}>
      {plate && <OnePlate {...plate} className="w-30 max-w-full sm:w-48" />}
      <ul className="flex min-h-18 min-w-0 flex-1 basis-44 flex-wrap content-center items-center gap-x-3 text-sm leading-snug text-ink-muted sm:min-h-target sm:gap-x-5 sm:text-label">
        {[request, ...(isByPaper ? [method] : []), cylinders, body, origin].map((word) => (
          <li key={word} className="border-line-soft sm:not-first:border-s sm:not-first:ps-5">
            {word}
          </li>
        ))}
        <li>
          <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("quotes.vehicle.changeWhat")}>
            {t("quotes.vehicle.change")}
          </ChangeLink>
        </li>
      </ul>
    </section>
  );
}

export function VehicleLineSkeleton() {
  return (
    <div className={box}>
      <Skeleton shape="plate" className="w-30 max-w-full sm:w-48" />
      <span className="flex min-h-18 flex-1 basis-44 items-center sm:min-h-target sm:max-w-56">
        <Skeleton className="w-full" />
      </span>
    </div>
  );
}
