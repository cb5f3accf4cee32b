import { useTranslation } from "react-i18next";
import { type TermCode, termCodes } from "../../../../domain/quotes/term-codes.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { ChangedMark } from "../draft/changed-mark.tsx";
import type { PlanFormProps } from "./plan-form.ts";

/** Sentences that customers read of a plan. */
export function TermFields({ values, changes, texts, isReadOnly, onChange }: PlanFormProps) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const wordsOf = (code: TermCode) =>
    texts?.[language].t(`terms.${code}`, { ns: "prices/cover" }) ?? code;
  const toggle = (code: TermCode) =>
    onChange({
      terms: values.terms.includes(code)
        ? values.terms.filter((one) => one !== code)
        : [...values.terms, code],
    });

  return (
    <Panel heading={t("insurance.plan.terms")}>
      {termCodes.map((code) => (
        <Checkbox
          key={code}
          name={`terms.${code}`}
          disabled={isReadOnly}
          checked={values.terms.includes(code)}
          onChange={() => toggle(code)}
          end={<ChangedMark isChanged={changes.has(`terms.${code}`)} />}
        >
          {wordsOf(code)}
        </Checkbox>
      ))}
    </Panel>
  );
}
