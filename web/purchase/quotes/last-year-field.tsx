import { useState } from "react";
import { useTranslation } from "react-i18next";
import { filsFromAed, formatAmount } from "../../../domain/money.ts";
import { TextInput } from "../../ui/text-input.tsx";
import type { LastYear } from "./use-last-year.ts";

/** Each card then says the difference. */
export function LastYearField({ lastYear }: { lastYear: LastYear }) {
  const { t } = useTranslation("prices");
  const [text, setText] = useState(lastYear.fils > 0 ? formatAmount(lastYear.fils) : "");
  const isWrong = text.trim() !== "" && filsFromAed(text) === undefined;

  return (
    <div className="rounded-card bg-accent-soft px-5 py-3.5">
      <TextInput
        id="last-year"
        ltr
        autoComplete="off"
        inputMode="decimal"
        maxLength={14}
        label={t("lastYear.label")}
        hint={t("lastYear.hint")}
        error={isWrong && t("lastYear.wrong")}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          lastYear.change(filsFromAed(target.value) ?? 0);
        }}
      />
    </div>
  );
}
