import { useTranslation } from "react-i18next";
import { qualityFigures } from "../../../../domain/quotes/insurer-quality.ts";
import type { CoverType } from "../../../../domain/quotes/package-kinds.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { FormSection } from "./form-section.tsx";
import type { QualityValues } from "./insurer-values.ts";
import { SourceFields } from "./source-fields.tsx";

type Props = {
  cover: CoverType;
  values: QualityValues;
  isWrong: (field: string) => boolean;
  onChange: (change: Partial<QualityValues>) => void;
};

/** A figure that is not published stays empty. */
export function QualityFields({ cover, values, isWrong, onChange }: Props) {
  const { t } = useTranslation("office");
  const heading = `${t("insurance.insurer.figures.heading")}: ${t(`covers.${cover}`)}`;

  return (
    <FormSection heading={heading}>
      <div className="grid gap-4 sm:grid-cols-3">
        {qualityFigures.map((figure) => (
          <TextInput
            key={figure}
            ltr
            label={t(`insurance.insurer.form.${figure}`)}
            name={`${cover}-${figure}`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={values[figure]}
            error={isWrong(figure) && t("insurance.insurer.form.figureWrong")}
            onChange={({ target }) => onChange({ [figure]: target.value })}
          />
        ))}
      </div>
      <SourceFields name={cover} {...{ values, onChange, isWrong }} />
      <div className="grid items-center gap-4 sm:grid-cols-2">
        <DayInput
          type="date"
          label={t("insurance.insurer.form.asOf")}
          name={`${cover}-asOf`}
          value={values.asOf}
          error={isWrong("asOf") && t("insurance.insurer.form.dayMissing")}
          onChange={({ target }) => onChange({ asOf: target.value })}
        />
        <Checkbox
          name={`${cover}-isInvented`}
          checked={values.isInvented}
          onChange={({ target }) => onChange({ isInvented: target.checked })}
        >
          {t("insurance.insurer.form.isInvented")}
        </Checkbox>
      </div>
    </FormSection>
  );
}
