import { useTranslation } from "react-i18next";
import { emirateNames, emirates } from "../../../domain/vehicle/emirates.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Select } from "../../ui/select.tsx";
import { CarFields } from "./car-fields.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { EmiratesIdField } from "./emirates-id-field.tsx";
import { HiyazaFields } from "./hiyaza-fields.tsx";
import { InputMethodField } from "./input-method-field.tsx";
import { PlateFields } from "./plate-fields.tsx";
import { SharperPrices } from "./sharper-prices.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";
import { VccFields } from "./vcc-fields.tsx";

export default function NewFields({ form }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { draft, answer, errorAt } = form;

  return (
    <>
      <div className="grid gap-6">
        <InputMethodField form={form} />
        {draft.inputMethod === "plateNumber" && <PlateFields form={form} source="plateSource" />}
        {draft.inputMethod === "vcc" && <VccFields form={form} />}
        {draft.inputMethod === "hiyaza" && <HiyazaFields form={form} />}
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
        <CarFields form={form} />
        <SharperPrices form={form} />
      </div>
      <DocumentFields form={form}>
        <EmiratesIdField form={form} />
      </DocumentFields>
    </>
  );
}
