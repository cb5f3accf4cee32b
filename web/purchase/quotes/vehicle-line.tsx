import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import type { PurchaseDraft } from "../../../domain/purchase/draft.ts";
import { useSite } from "../../i18n/use-site.ts";
import { OnePlate } from "../choice/one-plate.tsx";
import { useVehicleWords } from "../choice/vehicle-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ChangeLink } from "../../ui/summary-list.tsx";

type Props = { draft: PurchaseDraft };

const useFacts = (draft: PurchaseDraft) => {
  const { plate, request, method, cylinders, body, origin } = useVehicleWords(draft);
  const isByPaper = draft.type === "new" && draft.inputMethod !== "plateNumber";
  return {
    plate,
    facts: [request, ...(isByPaper ? [method] : []), cylinders, body, origin],
  };
};

/** The car the prices are for, beside the heading on a phone. */
export function VehicleLine({ draft }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const { plate, facts } = useFacts(draft);

  return (
    <section aria-label={t("quotes.vehicle.label")} className="min-w-0 max-w-[55%] flat:order-1">
      <Link
        to={pathOf(paths.vehicleDetails)}
        className="flex min-h-target min-w-0 items-center gap-2 text-link"
        aria-label={`${t("quotes.vehicle.change")} ${t("quotes.vehicle.changeWhat")}`}
      >
        {plate ? (
          <OnePlate {...plate} className="w-29 shrink-0" />
        ) : (
          <Facts facts={facts} className="truncate text-sm *:me-2 *:inline" />
        )}
        <Icon name="edit" size={20} />
      </Link>
      {plate && <Facts facts={facts} className="sr-only" />}
    </section>
  );
}

/** The same above the column beside the prices. */
export function VehicleCard({ draft }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const { plate, facts } = useFacts(draft);

  return (
    <section
      aria-label={t("quotes.vehicle.label")}
      className="grid gap-2 rounded-card bg-surface-raised px-5 pt-4 pb-2 shadow-1"
    >
      {plate && <OnePlate {...plate} className="w-full" />}
      <div className="flex items-center justify-between gap-3 text-sm leading-snug text-ink-muted">
        <Facts facts={facts} className="flex flex-wrap gap-x-3" />
        <ChangeLink to={pathOf(paths.vehicleDetails)} what={t("quotes.vehicle.changeWhat")}>
          {t("quotes.vehicle.change")}
        </ChangeLink>
      </div>
    </section>
  );
}

const Facts = ({ facts, className }: { facts: readonly string[]; className: string }) => (
  <ul className={className}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
);

export const VehicleLineSkeleton = () => (
  <span className="flex min-h-target items-center">
    <Skeleton shape="plate" className="w-29" />
  </span>
);
