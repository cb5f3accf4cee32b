import { useTranslation } from "react-i18next";
import { lacksMethod } from "../../../domain/purchase/draft.ts";
import { type InputMethod, inputMethods } from "../../../domain/ways-of-buying.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { questionClass } from "./question-class.ts";
import type { VehicleForm } from "./use-vehicle-form.ts";

export function InputMethodField({
  form: { draft, chooseMethod, errorAt },
}: {
  form: VehicleForm;
}) {
  const { t } = useTranslation("purchase");
  const isOpen = lacksMethod(draft);

  return (
    <div className="grid gap-2.5">
      <Segmented
        name="inputMethod"
        label={t("vehicle.method.label")}
        hint={t("vehicle.method.hint")}
        className={questionClass}
        layout="fit"
        choices={inputMethods.map((value) => ({ value, label: t(`vehicle.method.${value}`) }))}
        value={isOpen ? "" : draft.inputMethod}
        error={errorAt("inputMethod")}
        onChange={(event) => chooseMethod(event.target.value as InputMethod)}
      />
      <p aria-live="polite" className="text-sm text-ink-muted empty:hidden">
        {!isOpen && t(`vehicle.method.about.${draft.inputMethod}`)}
      </p>
    </div>
  );
}
