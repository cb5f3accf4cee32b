import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { savedAt } from "../draft/stored-draft.ts";
import { useEditing } from "../draft/use-editing.ts";
import { problemsOf } from "./form-problems.ts";
import { useOpeningPrices } from "./use-opening-prices.ts";
import type { VehicleForm } from "./use-vehicle-form.ts";

const isPriceable = ({ draft, now }: VehicleForm) =>
  problemsOf({ draft, pictures: [], emiratesId: "", now }, "price").length === 0;

/** Submits what a price needs; a car without online prices gets an agent's offer. On a phone it stays
 * at the screen's lower edge while the answers above it are given. */
export function SeePrices({ form }: { form: VehicleForm }) {
  const { draft, hasPrices, busyWith } = form;
  const editing = useEditing();
  // Nothing was answered before this visit.
  const [isFresh] = useState(() => savedAt() === undefined && !editing);
  const { t } = useTranslation("purchase");
  const hint = useId();
  useOpeningPrices({
    isFresh: isFresh && hasPrices,
    isComplete: isPriceable(form),
    open: () => void form.submit("price"),
  });

  return (
    <div className="grid gap-2.5 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-card max-sm:border-t max-sm:border-line-soft max-sm:bg-surface-raised max-sm:px-card max-sm:py-3">
      <Button
        type="submit"
        value="price"
        iconAfter="arrow"
        busy={busyWith === "price"}
        aria-describedby={`${hint} ${hint}-opens`}
        className="w-full"
      >
        {t(hasPrices ? "vehicle.seePrices" : "vehicle.withoutDocuments")}
      </Button>
      <p id={hint} className="text-sm text-ink-muted">
        {t(hasPrices ? `vehicle.seePricesHint.${draft.type}` : "vehicle.withoutDocumentsHint")}
      </p>
      {isFresh && hasPrices && (
        <p id={`${hint}-opens`} className="text-sm text-ink-muted">
          {t("vehicle.pricesOpen")}
        </p>
      )}
    </div>
  );
}
