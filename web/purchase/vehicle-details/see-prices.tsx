import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

/** Submits what a price needs; a car without online prices gets an agent's offer. */
export function SeePrices({ form: { draft, hasPrices, busyWith } }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");
  const hint = useId();

  return (
    <div className="grid gap-2.5">
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
