import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { weekdayName, weekdays } from "../../kit/weekdays.ts";
import { FormSection } from "./form-section.tsx";
import type { ChangeValues, InsurerValues } from "./insurer-values.ts";

export type SectionProps = {
  values: InsurerValues;
  onChange: ChangeValues;
  isWrong: (field: string) => boolean;
};

export function ContactFields({ values, onChange, isWrong }: SectionProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const text = (name: "phone" | "email" | "claimsPhone" | "from" | "to") => ({
    label: t(`insurance.insurer.form.${name}`),
    name,
    autoComplete: "off",
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });

  return (
    <FormSection heading={t("insurance.insurer.reach.heading")}>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextInput ltr inputMode="tel" maxLength={40} {...text("phone")} />
        <TextInput
          ltr
          inputMode="email"
          maxLength={120}
          {...text("email")}
          error={isWrong("email") && t("insurance.insurer.form.emailWrong")}
        />
        <TextInput ltr inputMode="tel" maxLength={40} {...text("claimsPhone")} />
      </div>
      <FieldGroup
        id="hours"
        label={t("insurance.insurer.form.days")}
        error={isWrong("hours") && t("insurance.insurer.form.hoursWrong")}
      >
        <div className="flex flex-wrap gap-x-7">
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              name={`day-${day}`}
              checked={values.days.includes(day)}
              onChange={({ target }) =>
                onChange({
                  days: weekdays.filter((one) =>
                    one === day ? target.checked : values.days.includes(one),
                  ),
                })
              }
            >
              {weekdayName(day, language)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <div className="grid max-w-110 grid-cols-2 gap-4">
        <TextInput {...text("from")} type="time" />
        <TextInput {...text("to")} type="time" />
      </div>
    </FormSection>
  );
}
