import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../ui/icon.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { comesLater } from "../later/comes-later.tsx";
import { askedFacts } from "./asked-facts.ts";
import type { VehicleForm } from "./use-vehicle-form.ts";

const VehicleFacts = comesLater(
  () => import("./vehicle-facts.tsx"),
  <div aria-hidden="true" className="grid gap-6 sm:grid-cols-2">
    {askedFacts.map((field) => (
      <Skeleton key={field} className="h-22" />
    ))}
  </div>,
);

/** Opens by itself where a fact is wrong. */
export function SharperPrices({ form }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");
  const id = useId();
  const [isOpen, setIsOpen] = useState(() => askedFacts.some((field) => form.draft[field] !== ""));
  const isShown = isOpen || askedFacts.some((field) => form.errorAt(field) !== undefined);

  return (
    <div className="rounded-field border border-line">
      <h3 className="text-base tracking-normal">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={id}
          onPointerDown={() => void VehicleFacts.fetchAhead()}
          onFocus={() => void VehicleFacts.fetchAhead()}
          onClick={() => setIsOpen(!isShown)}
          className="flex min-h-14 w-full items-center gap-3 rounded-field px-4 py-2.5 text-start"
        >
          <Icon name="chart" size={20} className="text-action" />
          <span className="grid grow">
            <span className="text-label font-strong">{t("vehicle.facts.title")}</span>
            <span className="text-sm font-body text-ink-muted">{t("vehicle.facts.about")}</span>
          </span>
          <Icon name={isShown ? "up" : "down"} size={20} />
        </button>
      </h3>
      <div id={id} hidden={!isShown} className="px-4 pt-2 pb-5">
        {isShown && <VehicleFacts form={form} />}
      </div>
    </div>
  );
}
