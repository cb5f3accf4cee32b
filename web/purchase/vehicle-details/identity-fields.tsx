import { useTranslation } from "react-i18next";
import { lacksMethod } from "../../../domain/purchase/draft.ts";
import { emirateNames, emirates } from "../../../domain/vehicle/emirates.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Select } from "../../ui/select.tsx";
import { HiyazaFields } from "./hiyaza-fields.tsx";
import { PlateFields } from "./plate-fields.tsx";
import type { AnswersForm } from "./use-answers.ts";
import { VccFields } from "./vcc-fields.tsx";

/** What tells a new policy's car from others; no price needs it (ruling P21). */
export default function IdentityFields({ form }: { form: AnswersForm }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { draft, answer, errorAt } = form;
  const method = lacksMethod(draft) ? undefined : draft.inputMethod;

  return (
    <div className="grid gap-6">
      {method === "plateNumber" && <PlateFields form={form} source="plateSource" />}
      {method === "vcc" && <VccFields form={form} />}
      {method === "hiyaza" && <HiyazaFields form={form} />}
      <Select
        name="registerEmirate"
        label={t("vehicle.registerEmirate.label")}
        hint={t("vehicle.registerEmirate.hint")}
        placeholder={t("vehicle.registerEmirate.choose")}
        options={emirates.map((value) => ({ value, label: emirateNames[value][language] }))}
        value={draft.registerEmirate}
        error={errorAt("registerEmirate")}
        onChange={(event) => answer("registerEmirate", event.target.value)}
      />
    </div>
  );
}
