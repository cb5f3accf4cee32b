import { useTranslation } from "react-i18next";
import { toLatinDigits } from "../../../domain/digits.ts";
import { parseVehicleValue } from "../../../domain/vehicle/vehicle-value.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { MakeAndModel } from "./make-and-model.tsx";
import type { VehicleForm } from "./use-vehicle-form.ts";

const YEAR_DIGITS = 4;
const inDigits = (typed: string, most: number) =>
  toLatinDigits(typed).replace(/\D/g, "").slice(0, most);

export default function VehicleFacts({ form }: { form: VehicleForm }) {
  const { t } = useTranslation("purchase");
  const { draft, answer, leave, errorAt } = form;

  const numberField = (field: "year" | "driverBirthYear" | "claimFreeYears", most: number) => (
    <TextInput
      name={field}
      label={t(`vehicle.facts.${field}`)}
      hint={t(`vehicle.facts.why.${field}`)}
      ltr
      inputMode="numeric"
      autoComplete="off"
      value={draft[field]}
      error={errorAt(field)}
      onChange={(event) => answer(field, inDigits(event.target.value, most))}
      onBlur={() => leave(field)}
    />
  );

  return (
    <div className="grid items-start gap-x-3 gap-y-6 sm:grid-cols-2">
      <MakeAndModel form={form} />
      {numberField("year", YEAR_DIGITS)}
      <TextInput
        name="value"
        label={t("vehicle.facts.value")}
        hint={t("vehicle.facts.why.value")}
        ltr
        inputMode="numeric"
        autoComplete="off"
        value={draft.value}
        error={errorAt("value")}
        onChange={(event) =>
          answer("value", toLatinDigits(event.target.value).replace(/[^\d,.]/g, ""))
        }
        onBlur={() => {
          const value = parseVehicleValue(draft.value);
          if (value !== undefined) answer("value", grouped(value));
          leave("value");
        }}
      />
      {numberField("driverBirthYear", YEAR_DIGITS)}
      {numberField("claimFreeYears", 1)}
    </div>
  );
}

const grouped = (aed: number) => new Intl.NumberFormat("en-AE").format(aed);
