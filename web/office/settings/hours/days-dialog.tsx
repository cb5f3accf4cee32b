import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  CalendarChange,
  ShownCalendar,
  ShownDays,
} from "../../../../contract/office/settings/calendar.ts";
import type { SpecialDaysField } from "../../../../domain/calendar/special-days-problem.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { mistakeIn, type TypedDays, typedOf } from "./calendar-of.ts";
import { DaysFields } from "./days-fields.tsx";
import { MovesShown } from "./moves-shown.tsx";
import { RemoveDays } from "./remove-days.tsx";
import { type Changed, useChange } from "./use-change.ts";

type Props = {
  /** Undefined for new ones. */
  days: ShownDays | undefined;
  calendar: ShownCalendar;
  onChanged: Changed;
  onReload: () => Promise<unknown>;
};

export function DaysDialog({
  open,
  onClose,
  ...form
}: Props & { open: boolean; onClose: () => void }) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const [isRemoving, setIsRemoving] = useState(false);
  const { days } = form;
  const name = days && <bdi>{days.name[language]}</bdi>;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={
        days && isRemoving
          ? t("settings.hours.remove.question", { name: `\u2068${days.name[language]}\u2069` })
          : (name ?? t("settings.hours.days.add"))
      }
      closeLabel={t("close")}
    >
      {days && isRemoving ? (
        <RemoveDays {...form} days={days} onBack={() => setIsRemoving(false)} />
      ) : (
        <DaysForm {...form} onRemove={days?.mayRemove ? () => setIsRemoving(true) : undefined} />
      )}
    </Dialog>
  );
}

type FormProps = Props & { onRemove: (() => void) | undefined };

const changeOf = (days: ShownDays | undefined, typed: TypedDays): CalendarChange =>
  days ? { kind: "change", id: days.id, days: typed } : { kind: "add", days: typed };

const fields: readonly string[] = ["nameEn", "nameAr", "from", "to"] satisfies SpecialDaysField[];

function DaysForm({ days, calendar, onChanged, onReload, onRemove }: FormProps) {
  const { t } = useTranslation("office");
  const { failure, isBusy, send } = useChange(calendar, onReload);
  const [typed, setTyped] = useState<Partial<TypedDays>>({});
  const [isChecked, setIsChecked] = useState(false);
  // What was not touched follows the calendar, so that nobody undoes what a colleague changed.
  const values = { ...typedOf(days), ...typed };
  const change = changeOf(days, values);
  const mistake = mistakeIn(calendar, change);
  const words = mistake && t(`problems.calendar.${mistake.problem}`);
  const isAtField = mistake !== undefined && fields.includes(mistake.field ?? "");
  const isTouched = !days || Object.keys(typed).length > 0;

  const submit = () => {
    setIsChecked(true);
    if (!mistake) void send(change, onChanged);
  };

  return (
    <DialogForm
      failure={isChecked && !isAtField && words ? words : failure}
      isBusy={isBusy}
      confirm={t("settings.hours.save")}
      {...(onRemove && { back: { label: t("settings.hours.remove.button"), onPress: onRemove } })}
      onSubmit={submit}
    >
      <DaysFields
        values={values}
        isNew={!days}
        errorOf={(field) => (isChecked && mistake?.field === field ? words : undefined)}
        onChange={(by) => setTyped((before) => ({ ...before, ...by }))}
      />
      <MovesShown change={isTouched && !mistake ? change : undefined} isSaving={isBusy} />
    </DialogForm>
  );
}
