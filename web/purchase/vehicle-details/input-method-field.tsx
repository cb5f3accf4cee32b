import { useTranslation } from "react-i18next";
import { type InputMethod, inputMethods } from "../../../domain/ways-of-buying.ts";
import { Segmented } from "../../ui/segmented.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

export function InputMethodField({ form: { draft, chooseMethod } }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");

  return (
    <div className="grid gap-2.5">
      <Segmented
        name="inputMethod"
        label={t("vehicle.method.label")}
        hint={t("vehicle.method.hint")}
        layout="fit"
        choices={inputMethods.map((value) => ({ value, label: t(`vehicle.method.${value}`) }))}
        value={draft.inputMethod}
        onChange={(event) => chooseMethod(event.target.value as InputMethod)}
      />
      <p aria-live="polite" className="text-sm text-ink-muted">
        {t(`vehicle.method.about.${draft.inputMethod}`)}
      </p>
    </div>
  );
}
