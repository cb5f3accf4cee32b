import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

/** Submits what a price needs; a car without online prices gets an agent's offer. On a phone it stays
 * at the screen's lower edge while the answers above it are given. */
export function SeePrices({ form: { draft, hasPrices, busyWith } }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");
  const hint = useId();

  return (
    <div className="grid gap-2.5 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-card max-sm:border-t max-sm:border-line-soft max-sm:bg-surface-raised max-sm:px-card max-sm:py-3">
      <Button
        type="submit"
        value="price"
        iconAfter="arrow"
        busy={busyWith === "price"}
        aria-describedby={hint}
        className="w-full"
      >
        {t(hasPrices ? "vehicle.seePrices" : "vehicle.withoutDocuments")}
      </Button>
      <p id={hint} className="text-sm text-ink-muted">
        {t(hasPrices ? `vehicle.seePricesHint.${draft.type}` : "vehicle.withoutDocumentsHint")}
      </p>
    </div>
  );
}
