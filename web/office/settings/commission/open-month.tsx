import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { CommissionOverview } from "../../../../contract/office/settings/commission-shapes.ts";
import { isMonth, monthOf } from "../../../../domain/commission/entry.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { monthAddress } from "./month-address.ts";

/** The way to a month in which nothing is expected, for a statement that came. */
export function OpenMonth({ insurers }: Pick<CommissionOverview, "insurers">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [insurer, setInsurer] = useState(insurers[0]?.slug ?? "");
  const [month, setMonth] = useState(() => monthOf(dayInDubai(new Date())));
  const [isChecked, setIsChecked] = useState(false);

  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (isMonth(month)) void navigate(monthAddress(insurer, month));
      }}
    >
      <Select
        label={t("settings.commission.columns.insurer")}
        name="commission-insurer"
        value={insurer}
        onChange={({ target }) => setInsurer(target.value)}
        options={insurers.map(({ slug, name }) => ({ value: slug, label: name[language] }))}
      />
      <TextInput
        label={t("settings.commission.columns.month")}
        name="commission-month"
        type="month"
        ltr
        value={month}
        error={isChecked && !isMonth(month) ? t("settings.commission.monthWrong") : undefined}
        onChange={({ target }) => setMonth(target.value)}
      />
      <Button type="submit" variant="quiet">
        {t("settings.commission.openMonth")}
      </Button>
    </form>
  );
}
