import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextArea, TextInput } from "../../../ui/text-input.tsx";
import { Panel } from "../../kit/panel.tsx";
import { WithBefore } from "../draft/changed-mark.tsx";
import type { PlanFormProps } from "./plan-form.ts";

const languages = ["en", "ar"] as const;

/** What a plan is called and said to be, in both languages. */
export function TextFields({
  values,
  before,
  changes,
  isTried,
  isReadOnly,
  onChange,
}: PlanFormProps) {
  const { t } = useTranslation("office");
  const errorOf = (text: string) =>
    isTried && text.trim() === "" ? t("insurance.plan.textMissing") : undefined;

  return (
    <Panel heading={t("insurance.plan.texts")}>
      <div className="grid gap-4 md:grid-cols-2">
        {languages.map((language) => (
          <WithBefore
            key={language}
            isChanged={changes.has(`name.${language}`)}
            before={before?.name[language]}
          >
            <TextInput
              label={t(`insurance.plan.name.${language}`)}
              name={`name.${language}`}
              lang={language}
              dir="auto"
              maxLength={80}
              readOnly={isReadOnly}
              value={values.name[language]}
              error={errorOf(values.name[language])}
              onChange={({ target }) =>
                onChange({ name: { ...values.name, [language]: target.value } })
              }
            />
          </WithBefore>
        ))}
        {languages.map((language) => (
          <WithBefore
            key={language}
            isChanged={changes.has(`description.${language}`)}
            before={before?.description[language]}
          >
            <TextArea
              label={t(`insurance.plan.description.${language}`)}
              name={`description.${language}`}
              lang={language}
              dir="auto"
              rows={3}
              maxLength={400}
              readOnly={isReadOnly}
              value={values.description[language]}
              error={errorOf(values.description[language])}
              onChange={({ target }) =>
                onChange({ description: { ...values.description, [language]: target.value } })
              }
            />
          </WithBefore>
        ))}
        <WithBefore
          isChanged={changes.has("isOnSale")}
          before={before ? t(`insurance.plan.${before.isOnSale ? "yes" : "no"}`) : undefined}
        >
          <Checkbox
            name="isOnSale"
            hint={t("insurance.plan.isOnSaleHint")}
            disabled={isReadOnly}
            checked={values.isOnSale}
            onChange={({ target }) => onChange({ isOnSale: target.checked })}
          >
            {t("insurance.plan.isOnSale")}
          </Checkbox>
        </WithBefore>
      </div>
    </Panel>
  );
}
