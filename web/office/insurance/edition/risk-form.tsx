import { useTranslation } from "react-i18next";
import { addOns } from "../../../../domain/quotes/add-ons.ts";
import { claimsOptions } from "../../../../domain/quotes/claims.ts";
import { excessSteps } from "../../../../domain/quotes/excess.ts";
import { repairs } from "../../../../domain/quotes/rated-inputs.ts";
import { carBodies, cylinderCounts } from "../../../../domain/vehicle/car.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import type { RiskInHand } from "./use-risk-fields.ts";

const CLAIM_FREE_YEARS = ["0", "1", "2", "3", "4", "5"];

type Props = { inHand: RiskInHand; isComprehensive: boolean };

/** The answers of one risk. */
export function RiskForm({ inHand, isComprehensive }: Props) {
  const { t } = useTranslation("office");
  const { t: p } = useTranslation("prices");
  const { fields, wrong, write } = inHand;

  const typed = (name: "value" | "year" | "driverBirthYear" | "drivingYears") => (
    <TextInput
      id={`risk-${name}`}
      label={p(`inputs.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      ltr
      value={fields[name] ?? ""}
      error={wrong.includes(name) && t("insurance.edition.risk.wrong")}
      onChange={({ target }) => write(name, target.value)}
    />
  );
  const chosen = (name: string, label: string, options: { value: string; label: string }[]) => (
    <Select
      id={`risk-${name}`}
      label={label}
      options={options}
      value={fields[name] ?? ""}
      onChange={({ target }) => write(name, target.value)}
    />
  );
  const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const picked = (fields["addOns"] ?? "").split(",").filter(Boolean);

  return (
    <div className="grid grid-cols-2 items-end gap-x-3 gap-y-3 text-sm">
      {typed("value")}
      {typed("year")}
      {typed("driverBirthYear")}
      {typed("drivingYears")}
      {chosen(
        "previousClaims",
        p("inputs.claims"),
        claimsOptions.map((value) => ({ value, label: p(`values.${value}`) })),
      )}
      {chosen("claimFreeYears", p("inputs.claimFreeYears"), same(CLAIM_FREE_YEARS))}
      {chosen(
        "body",
        t("insurance.edition.risk.body"),
        carBodies.map((value) => ({ value, label: t(`request.values.${value}`) })),
      )}
      {chosen("cylinders", t("insurance.edition.risk.cylinders"), same(cylinderCounts))}
      {isComprehensive && (
        <>
          {chosen("excess", p("inputs.excess"), [
            { value: "", label: t("insurance.edition.risk.asHighest") },
            ...same(excessSteps.map(String)),
          ])}
          {chosen("repair", p("inputs.repair"), [
            { value: "", label: t("insurance.edition.risk.asPlan") },
            ...repairs.map((value) => ({ value, label: p(`values.${value}`) })),
          ])}
          <Checkbox
            id="risk-financed"
            className="col-span-2"
            checked={fields["financed"] === "true"}
            onChange={({ target }) => write("financed", String(target.checked))}
          >
            {p("inputs.financed")}
          </Checkbox>
        </>
      )}
      <FieldGroup id="risk-add-ons" label={p("inputs.addOns")} className="col-span-2">
        <div className="grid gap-x-3 sm:grid-cols-2">
          {addOns.map((addOn) => (
            <Checkbox
              key={addOn}
              id={`risk-${addOn}`}
              checked={picked.includes(addOn)}
              onChange={({ target }) => {
                const others = picked.filter((one) => one !== addOn);
                write("addOns", [...others, ...(target.checked ? [addOn] : [])].join(","));
              }}
            >
              {p(`addOns.${addOn}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}
