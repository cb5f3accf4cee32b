import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommissionMonth } from "../../../../contract/office/settings/commission-shapes.ts";
import { enterCommission } from "../../../../contract/office/settings/commission.ts";
import { dayInDubai } from "../../../../domain/calendar-day.ts";
import { readSignedAmount } from "../../../../domain/commission/read-amount.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { useSession } from "../../frame/session.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { isDay } from "../../kit/is-day.ts";
import { useWriting } from "../../kit/use-writing.ts";

type Props = {
  insurer: string;
  month: string;
  open: boolean;
  onClose: () => void;
  onReload: () => void;
  onDone: (month: CommissionMonth) => void;
};

const empty = () => ({
  key: crypto.randomUUID(),
  number: "",
  amount: "",
  day: dayInDubai(new Date()),
  note: "",
});

/** What came without a statement, entered by hand. */
export function EntryDialog({ insurer, month, open, onClose, onReload, onDone }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [typed, setTyped] = useState(empty);
  const [isChecked, setIsChecked] = useState(false);
  const amountFils = readSignedAmount(typed.amount);
  const [today] = useState(() => dayInDubai(new Date()));
  const wrong = {
    number: typed.number.trim() === "",
    amount: amountFils === undefined || amountFils === 0,
    day: !isDay(typed.day) || typed.day > today,
    note: typed.note.trim() === "",
  };
  const errorOf = (name: keyof typeof wrong) =>
    isChecked && wrong[name] ? t(`settings.commission.entry.wrong.${name}`) : undefined;
  const change = (by: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...by }));

  const submit = () => {
    setIsChecked(true);
    if (amountFils === undefined || Object.values(wrong).some(Boolean)) return;
    const { key, number, day, note } = typed;
    void write(
      () =>
        ask(enterCommission, {
          params: { insurer, month },
          body: { key, number, amountFils, day, note },
        }),
      (found) => {
        setTyped(empty());
        setIsChecked(false);
        onDone(found);
      },
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("settings.commission.enter")}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("settings.commission.entry.confirm")}
        back={{ label: t("settings.commission.leave"), onPress: onClose }}
        onSubmit={submit}
      >
        <TextInput
          label={t("settings.commission.columns.policy")}
          name="entry-number"
          ltr
          maxLength={60}
          value={typed.number}
          error={errorOf("number")}
          onChange={({ target }) => change({ number: target.value })}
        />
        <TextInput
          label={t("settings.commission.entry.amount")}
          hint={t("settings.commission.entry.amountHint")}
          name="entry-amount"
          ltr
          inputMode="text"
          value={typed.amount}
          error={errorOf("amount")}
          onChange={({ target }) => change({ amount: target.value })}
        />
        <DayInput
          label={t("settings.commission.entry.day")}
          name="entry-day"
          type="date"
          max={today}
          value={typed.day}
          error={errorOf("day")}
          onChange={({ target }) => change({ day: target.value })}
        />
        <TextInput
          label={t("settings.commission.entry.note")}
          name="entry-note"
          dir="auto"
          maxLength={300}
          value={typed.note}
          error={errorOf("note")}
          onChange={({ target }) => change({ note: target.value })}
        />
      </DialogForm>
    </Dialog>
  );
}
