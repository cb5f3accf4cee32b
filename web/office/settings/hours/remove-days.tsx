import { useTranslation } from "react-i18next";
import type {
  CalendarChange,
  ShownCalendar,
  ShownDays,
} from "../../../../contract/office/settings/calendar.ts";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { daysInWords } from "./days-words.ts";
import { MovesShown } from "./moves-shown.tsx";
import { type Changed, useChange } from "./use-change.ts";

type Props = {
  days: ShownDays;
  calendar: ShownCalendar;
  onChanged: Changed;
  onReload: () => Promise<unknown>;
  onBack: () => void;
};

export function RemoveDays({ days, calendar, onChanged, onReload, onBack }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { failure, isBusy, send } = useChange(calendar, onReload);
  const change: CalendarChange = { kind: "remove", id: days.id };

  return (
    <DialogForm
      {...{ failure, isBusy }}
      confirm={t("settings.hours.remove.button")}
      keep={{ label: t("settings.hours.remove.back"), onPress: onBack }}
      onSubmit={() => void send(change, onChanged)}
    >
      <p>{t("settings.hours.remove.effect", { days: daysInWords(days, language) })}</p>
      <MovesShown change={change} isSaving={isBusy} />
    </DialogForm>
  );
}
