import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { useEditing } from "../draft/use-editing.ts";
import { problemsOf } from "./form-problems.ts";
import { useOpeningPrices } from "./use-opening-prices.ts";
import { isFresh as comesUpEmpty, type VehicleForm } from "./use-vehicle-form.ts";

const isPriceable = ({ draft, now }: VehicleForm) =>
  problemsOf({ draft, pictures: [], emiratesId: "", now }, "price").length === 0;

/** Submits what a price needs; a car without online prices gets an agent's offer. It stays at the
 * screen's lower edge while the answers above it are given. */
export function SeePrices({ form }: { form: VehicleForm }) {
  const { draft, hasPrices, busyWith } = form;
  const editing = useEditing();
  const [isFresh] = useState(() => comesUpEmpty(editing));
  const { t } = useTranslation("purchase");
  const hint = useId();
  useOpeningPrices({
    isFresh: isFresh && hasPrices,
    isComplete: isPriceable(form),
    open: () => void form.submit("price"),
  });

  return (
    <>
      <div className="on-canopy sticky bottom-0 z-10 [@media(height<30rem)]:static flex flex-wrap items-center gap-x-4 gap-y-2 bg-canopy py-2.5 text-canopy-ink shadow-3 max-sm:-mx-gutter max-sm:px-gutter sm:bottom-3 sm:rounded-card sm:px-5 sm:py-3">
        <p
          id={hint}
          className={`min-w-0 grow-[99] basis-28 text-sm leading-snug ${hasPrices ? "" : "max-sm:sr-only"}`}
        >
          {t(barWords())}
        </p>
        <Button
          type="submit"
          value="price"
          variant="sun"
          iconAfter="arrow"
          busy={busyWith === "price"}
          aria-describedby={`${hint} ${hint}-more`}
          className="grow max-sm:px-5"
        >
          {t(hasPrices ? "vehicle.seePrices" : "vehicle.continue")}
        </Button>
      </div>
      {(draft.type === "new" || !hasPrices) && (
        <p id={`${hint}-more`} className="px-1 text-sm text-ink-muted">
          {t(hasPrices ? "vehicle.newCarHint" : "vehicle.offerHelp")}
        </p>
      )}
    </>
  );

  function barWords() {
    if (!hasPrices) return "vehicle.offerHint";
    return isFresh ? "vehicle.pricesOpen" : "vehicle.seePricesHint";
  }
}
