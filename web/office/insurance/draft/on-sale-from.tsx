import { useTranslation } from "react-i18next";
import { DayInput } from "../../kit/day-input.tsx";

type Props = {
  /** Dubai time as a native field has it; empty for at once. */
  value: string;
  isWrong: boolean;
  isReadOnly: boolean;
  onType: (value: string) => void;
};

/** The moment from which a draft counts, and what it does not touch. */
export function OnSaleFrom({ value, isWrong, isReadOnly, onType }: Props) {
  const { t } = useTranslation("office");

  return (
    <div className="grid gap-3">
      <DayInput
        type="datetime-local"
        name="countsFrom"
        label={t("insurance.draft.from.label")}
        hint={t("insurance.draft.from.hint")}
        error={isWrong && t("insurance.draft.from.wrong")}
        readOnly={isReadOnly}
        value={value}
        onChange={({ target }) => onType(target.value)}
      />
      <p className="text-sm text-ink-muted">{t("insurance.draft.from.keep")}</p>
    </div>
  );
}
