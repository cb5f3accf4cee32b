import { useTranslation } from "react-i18next";
import { refundWays } from "../../../../domain/refunds/refund-terms.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import type { SectionProps } from "./contact-fields.tsx";
import { FormSection } from "./form-section.tsx";
import { ProofFields } from "./proof-fields.tsx";
import { SourceFields } from "./source-fields.tsx";

export function RefundFields({ values, onChange, isWrong }: SectionProps) {
  const { t } = useTranslation("office");
  const { ways, refundDays, needsIbanCertificate, proofs, readOn } = values;

  return (
    <FormSection heading={t("insurance.insurer.refunds.heading")}>
      <FieldGroup
        id="ways"
        label={t("insurance.insurer.form.ways")}
        error={isWrong("ways") && t("insurance.insurer.form.waysMissing")}
      >
        <div className="flex flex-wrap gap-x-7">
          {refundWays.map((way) => (
            <Checkbox
              key={way}
              name={`way-${way}`}
              checked={ways.includes(way)}
              onChange={({ target }) =>
                onChange({
                  ways: refundWays.filter((one) =>
                    one === way ? target.checked : ways.includes(one),
                  ),
                })
              }
            >
              {t(`refunds.ways.${way}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <Checkbox
        name="certificate"
        checked={needsIbanCertificate}
        onChange={({ target }) => onChange({ needsIbanCertificate: target.checked })}
      >
        {t("insurance.insurer.form.certificate")}
      </Checkbox>
      <ProofFields proofs={proofs} onChange={(changed) => onChange({ proofs: changed })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          ltr
          label={t("insurance.insurer.form.refundDays")}
          name="refundDays"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={refundDays}
          error={isWrong("refundDays") && t("insurance.insurer.form.refundDaysWrong")}
          onChange={({ target }) => onChange({ refundDays: target.value })}
        />
        <DayInput
          type="date"
          label={t("insurance.insurer.form.readOn")}
          name="readOn"
          value={readOn}
          error={isWrong("readOn") && t("insurance.insurer.form.dayMissing")}
          onChange={({ target }) => onChange({ readOn: target.value })}
        />
      </div>
      <SourceFields name="refund" {...{ values, onChange, isWrong }} />
    </FormSection>
  );
}
