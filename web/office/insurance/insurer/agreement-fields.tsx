import { useTranslation } from "react-i18next";
import { type CoverType, coverTypes } from "../../../../domain/quotes/package-kinds.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FieldError } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { AgreementValues, LineValues } from "./agreement-values.ts";

type Props = {
  values: AgreementValues;
  onChange: (change: Partial<AgreementValues>) => void;
  isReadOnly: boolean;
  isWrong: (field: string) => boolean;
};

export function AgreementFields({ values, onChange, isReadOnly, isWrong }: Props) {
  const { t } = useTranslation("office");
  const { lines } = values;

  return (
    <>
      <Panel heading={t("insurance.insurer.draft.days")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <DayInput
            type="date"
            label={t("insurance.insurer.draft.validFrom")}
            hint={t("insurance.insurer.draft.fromHint")}
            name="validFrom"
            value={values.validFrom}
            disabled={isReadOnly}
            error={isWrong("validFrom") && t("insurance.insurer.draft.fromMissing")}
            onChange={({ target }) => onChange({ validFrom: target.value })}
          />
          <DayInput
            type="date"
            label={t("insurance.insurer.draft.validUntil")}
            hint={t("insurance.insurer.draft.untilHint")}
            name="validUntil"
            value={values.validUntil}
            disabled={isReadOnly}
            error={isWrong("validUntil") && t("insurance.insurer.draft.untilWrong")}
            onChange={({ target }) => onChange({ validUntil: target.value })}
          />
        </div>
      </Panel>
      <Panel heading={t("insurance.insurer.draft.lines")}>
        <p className="text-sm text-ink-muted">{t("insurance.insurer.draft.commissionHint")}</p>
        <div className="mt-2 grid">
          {coverTypes.map((cover, index) => (
            <Line
              key={cover}
              cover={cover}
              line={lines[cover]}
              id={index === 0 ? "lines" : undefined}
              isReadOnly={isReadOnly}
              isWrong={isWrong(`commission-${cover}`)}
              onChange={(change) =>
                onChange({ lines: { ...lines, [cover]: { ...lines[cover], ...change } } })
              }
            />
          ))}
          <FieldError id="lines">
            {isWrong("lines") && t("insurance.insurer.draft.linesMissing")}
          </FieldError>
        </div>
      </Panel>
    </>
  );
}

type LineProps = {
  cover: CoverType;
  line: LineValues;
  id: string | undefined;
  isReadOnly: boolean;
  isWrong: boolean;
  onChange: (change: Partial<LineValues>) => void;
};

function Line({ cover, line, id, isReadOnly, isWrong, onChange }: LineProps) {
  const { t } = useTranslation("office");
  const named = { cover: t(`covers.${cover}`) };

  return (
    <div className="grid items-center gap-x-6 border-t border-line py-3 first:border-0 sm:grid-cols-2">
      <Checkbox
        id={id ?? `sold-${cover}`}
        name={`sold-${cover}`}
        checked={line.isSold}
        disabled={isReadOnly}
        onChange={({ target }) => onChange({ isSold: target.checked })}
      >
        {t("insurance.insurer.draft.maySell", named)}
      </Checkbox>
      {line.isSold && (
        <TextInput
          ltr
          label={t("insurance.insurer.draft.commission", named)}
          name={`commission-${cover}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={line.commission}
          disabled={isReadOnly}
          error={isWrong && t("insurance.insurer.draft.commissionWrong")}
          onChange={({ target }) => onChange({ commission: target.value })}
        />
      )}
    </div>
  );
}
