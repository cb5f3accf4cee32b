import { useTranslation } from "react-i18next";
import type { SoldTerms } from "../../../contract/office/offers/sold.ts";
import { dayAfter } from "../../../domain/calendar-day.ts";
import { formatAmount } from "../../../domain/money.ts";
import { MAX_START_DAYS } from "../../../domain/purchase/confirmation.ts";
import { repairs } from "../../../domain/quotes/rated-inputs.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { DayField } from "./day-field.tsx";
import { ExtrasField } from "./extras-field.tsx";
import type { Missing } from "./missing.ts";
import { hasOwnDamage, type OfferValues } from "./offer-values.ts";

type Props = {
  /** Day in Dubai. */
  today: string;
  values: OfferValues;
  /** What the plan sells; undefined for another plan, and where none of ours insures the car. */
  sold: SoldTerms | undefined;
  problemOf: (one: Missing) => string | false;
  onChange: (change: Partial<OfferValues>) => void;
};

const repairOf = (value: string) => repairs.find((one) => one === value) ?? "";

/** What a claim depends on: chosen from what the plan sells, free for another. */
export function TermsFields({ today, values, sold, problemOf, onChange }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  const withDifference = (name: string, fils: number) =>
    fils === 0
      ? name
      : `${name} · ${isolated(`${fils < 0 ? "−" : "+"}${formatAmount(Math.abs(fils))}`, language)}`;

  const excesses = sold?.choices.excess.map(({ aed, amountFils }) => ({
    value: String(aed),
    label: withDifference(isolated(formatNumber(aed, language), language), amountFils),
  }));
  const repairsSold = sold?.choices.repair ?? repairs.map((code) => ({ code, amountFils: 0 }));

  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {hasOwnDamage(values) && (
          <>
            {excesses ? (
              <Select
                label={t("offers.form.excess")}
                name="excess"
                options={excesses}
                value={values.excess}
                onChange={({ target }) => onChange({ excess: target.value })}
              />
            ) : (
              <TextInput
                ltr
                label={t("offers.form.excess")}
                error={problemOf("excess")}
                name="excess"
                inputMode="numeric"
                autoComplete="off"
                value={values.excess}
                onChange={({ target }) => onChange({ excess: target.value })}
              />
            )}
            <Select
              label={t("offers.form.repair")}
              name="repair"
              {...(!sold && { placeholder: t("offers.form.notStated") })}
              options={repairsSold.map(({ code, amountFils }) => ({
                value: code,
                label: withDifference(t(`offers.form.repairs.${code}`), amountFils),
              }))}
              value={values.repair}
              onChange={({ target }) => onChange({ repair: repairOf(target.value) })}
            />
            <TextInput
              ltr
              label={t("offers.form.sumInsured")}
              error={problemOf("sumInsured")}
              name="sumInsured"
              inputMode="numeric"
              autoComplete="off"
              value={values.sumInsured}
              onChange={({ target }) => onChange({ sumInsured: target.value })}
            />
          </>
        )}
        <DayField
          label={t("offers.form.startDate")}
          error={problemOf("startDate")}
          name="startDate"
          min={dayAfter(today, 1)}
          max={dayAfter(today, MAX_START_DAYS)}
          value={values.startDate}
          onChange={({ target }) => onChange({ startDate: target.value })}
        />
      </div>
      <ExtrasField {...{ values, sold, onChange }} />
    </>
  );
}
