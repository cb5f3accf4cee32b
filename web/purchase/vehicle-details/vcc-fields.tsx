import { useTranslation } from "react-i18next";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import { toLatinDigits } from "../../../domain/digits.ts";
import { vccSources } from "../../../domain/purchase/vcc-sources.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import type { AnswersForm } from "./use-answers.ts";

const MAX_CARD_NUMBER = 60;

export function VccFields({ form }: { form: AnswersForm }) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const { draft, answer, leave, errorAt, now } = form;

  return (
    <div className="grid gap-x-3 gap-y-6 sm:grid-cols-2">
      <Select
        name="vccCardSource"
        label={t("vehicle.vcc.source")}
        placeholder={t("vehicle.vcc.chooseSource")}
        options={vccSources.map((source) => ({ value: source.id, label: source[language] }))}
        value={draft.vccCardSource}
        error={errorAt("vccCardSource")}
        onChange={(event) => answer("vccCardSource", event.target.value)}
      />
      <TextInput
        name="vccDate"
        type="date"
        label={t("vehicle.vcc.date")}
        max={dayInDubai(now)}
        autoComplete="off"
        value={draft.vccDate}
        error={errorAt("vccDate")}
        onChange={(event) => answer("vccDate", event.target.value)}
        onBlur={() => leave("vccDate")}
      />
      <TextInput
        name="vccCardNumber"
        label={t("vehicle.vcc.number")}
        fieldClassName="sm:col-span-2"
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_CARD_NUMBER}
        value={draft.vccCardNumber}
        error={errorAt("vccCardNumber")}
        onChange={(event) => answer("vccCardNumber", toLatinDigits(event.target.value))}
        onBlur={() => leave("vccCardNumber")}
      />
    </div>
  );
}
