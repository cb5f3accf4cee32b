import { useTranslation } from "react-i18next";
import { specialKinds } from "../../../../domain/calendar/office-calendar.ts";
import {
  MAX_HOLIDAY_NAME,
  type SpecialDaysField,
} from "../../../../domain/calendar/special-days-problem.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { firstFocus } from "../../kit/first-focus.ts";
import type { TypedDays } from "./calendar-of.ts";

type Props = {
  values: TypedDays;
  onChange: (change: Partial<TypedDays>) => void;
  isNew: boolean;
  errorOf: (field: SpecialDaysField) => string | undefined;
};

export function DaysFields({ values, onChange, isNew, errorOf }: Props) {
  const { t } = useTranslation("office");
  const { kind, nameEn, nameAr, from, to, isExpected, isPhoneClosed } = values;
  const isHoliday = kind === "holiday";
  /** Most have one day. */
  const begin = (day: string) => onChange({ from: day, ...(to === "" && { to: day }) });

  return (
    <>
      {isNew && (
        <Segmented
          label={t("settings.hours.days.kind")}
          name="kind"
          layout="row"
          choices={specialKinds.map((value) => ({
            value,
            label: t(`settings.hours.days.kinds.${value}`),
          }))}
          value={kind}
          onChange={({ target }) => {
            const chosen = specialKinds.find((one) => one === target.value);
            if (chosen) onChange({ kind: chosen, isExpected: chosen === "ramadan" });
          }}
        />
      )}
      {isHoliday && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput
            ref={firstFocus}
            label={t("settings.hours.fields.nameEn")}
            name="nameEn"
            lang="en"
            dir="ltr"
            autoComplete="off"
            maxLength={MAX_HOLIDAY_NAME}
            value={nameEn}
            error={errorOf("nameEn")}
            onChange={({ target }) => onChange({ nameEn: target.value })}
          />
          <TextInput
            label={t("settings.hours.fields.nameAr")}
            name="nameAr"
            lang="ar"
            dir="rtl"
            autoComplete="off"
            maxLength={MAX_HOLIDAY_NAME}
            value={nameAr}
            error={errorOf("nameAr")}
            onChange={({ target }) => onChange({ nameAr: target.value })}
          />
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DayInput
          type="date"
          label={t("settings.hours.fields.from")}
          name="from"
          value={from}
          error={errorOf("from")}
          onChange={({ target }) => begin(target.value)}
        />
        <DayInput
          type="date"
          label={t("settings.hours.fields.to")}
          name="to"
          value={to}
          error={errorOf("to")}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </div>
      <div>
        <Checkbox
          name="isExpected"
          checked={isExpected}
          onChange={({ target }) => onChange({ isExpected: target.checked })}
        >
          {t("settings.hours.fields.isExpected")}
        </Checkbox>
        {isHoliday && (
          <Checkbox
            name="isPhoneClosed"
            checked={isPhoneClosed}
            onChange={({ target }) => onChange({ isPhoneClosed: target.checked })}
          >
            {t("settings.hours.fields.isPhoneClosed")}
          </Checkbox>
        )}
      </div>
    </>
  );
}
