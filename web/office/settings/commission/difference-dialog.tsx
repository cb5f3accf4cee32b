import { useState } from "react";
import { useTranslation } from "react-i18next";
import type {
  CommissionDifference,
  CommissionLine,
  CommissionMonth,
} from "../../../../contract/office/settings/commission-shapes.ts";
import {
  changeDifference,
  endDifference,
} from "../../../../contract/office/settings/commission.ts";
import { isolated } from "../../../i18n/isolated.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Select } from "../../../ui/select.tsx";
import { useSession } from "../../frame/session.tsx";
import { DayInput } from "../../kit/day-input.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { isDay } from "../../kit/is-day.ts";
import { ReasonArea } from "../../kit/reason-area.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useWriting } from "../../kit/use-writing.ts";

type Act = "give" | "settled" | "writtenOff";
const acts = ["give", "settled", "writtenOff"] as const satisfies readonly Act[];

type Props = {
  difference: CommissionDifference;
  colleagues: CommissionMonth["colleagues"];
  onClose: () => void;
  onReload: () => void;
  onDone: (changed: { line: CommissionLine; open: number }) => void;
};

/** Gives a difference to somebody until a day, or ends it with a reason. */
export function DifferenceDialog({ difference, colleagues, onClose, onReload, onDone }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [act, setAct] = useState<Act>("give");
  const [assignee, setAssignee] = useState(difference.assignee.id);
  const [dueOn, setDueOn] = useState(difference.dueOn);
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const { id, version, number } = difference;
  const isDayWrong = !isDay(dueOn);
  const isReasonMissing = reason.trim() === "";

  const submit = () => {
    setIsChecked(true);
    if (act === "give") {
      if (isDayWrong) return;
      const body = { version, assignee, dueOn };
      void write(() => ask(changeDifference, { params: { id }, body }), onDone);
    } else if (!isReasonMissing) {
      const body = { version, state: act, reason };
      void write(() => ask(endDifference, { params: { id }, body }), onDone);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t("settings.commission.workOn", { number: isolated(number, language) })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t(`settings.commission.confirm.${act}`)}
        back={{ label: t("settings.commission.leave"), onPress: onClose }}
        onSubmit={submit}
      >
        <Segmented
          label={t("settings.commission.act")}
          name="commission-act"
          value={act}
          onChange={({ target }) => setAct(target.value as Act)}
          choices={acts.map((value) => ({ value, label: t(`settings.commission.acts.${value}`) }))}
        />
        {act === "give" ? (
          <>
            <Select
              label={t("settings.commission.assignee")}
              name="assignee"
              value={assignee}
              onChange={({ target }) => setAssignee(target.value)}
              options={colleagues.map(({ id: value, name }) => ({ value, label: name[language] }))}
            />
            <DayInput
              label={t("settings.commission.dueOn")}
              name="dueOn"
              type="date"
              value={dueOn}
              error={isChecked && isDayWrong ? t("settings.commission.dayWrong") : undefined}
              onChange={({ target }) => setDueOn(target.value)}
            />
          </>
        ) : (
          <ReasonArea
            value={reason}
            error={
              isChecked && isReasonMissing ? t("settings.commission.reasonMissing") : undefined
            }
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </DialogForm>
    </Dialog>
  );
}
