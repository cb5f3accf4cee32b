import { useState } from "react";
import { useTranslation } from "react-i18next";
import { noteCall } from "../../../contract/office/calls/routes.ts";
import { type CallOutcome, callOutcomes } from "../../../domain/requests/call-outcomes.ts";
import { nextCallTime } from "../../../domain/support/call-hours.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DayInput } from "../kit/day-input.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { fieldOf, momentInDubai } from "../kit/dubai-field.ts";
import { firstFocus } from "../kit/first-focus.ts";
import { useWriting } from "../kit/use-writing.ts";
import { useLanguage } from "../kit/use-language.ts";
import { proposedCall } from "./proposed-call.ts";

export function CallDialog({ open, onClose, ...shown }: ActionDialog) {
  const { t } = useTranslation("office");

  return (
    <Dialog open={open} onClose={onClose} heading={t("calls.heading")} closeLabel={t("close")}>
      <CallForm {...shown} onClose={onClose} />
    </Dialog>
  );
}

const proposedField = (outcome: CallOutcome) => {
  const proposed = proposedCall(outcome, new Date());
  return proposed ? fieldOf(proposed) : "";
};

function CallForm({ request, onClose, ...change }: Omit<ActionDialog, "open">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(change.onReload);
  const [outcome, setOutcome] = useState<CallOutcome>("reached");
  const [again, setAgain] = useState("");
  const [problem, setProblem] = useState<string>();
  const { id, version } = request;

  const wanted = momentInDubai(again);
  const moved = wanted && nextCallTime(new Date(wanted)).toISOString();
  const hint =
    moved !== undefined && moved !== wanted
      ? t("calls.moved", { moment: formatMoment(moved, language) })
      : t("calls.againHint");

  const choose = (chosen: CallOutcome) => {
    setOutcome(chosen);
    setAgain(proposedField(chosen));
    setProblem(undefined);
  };

  const submit = () => {
    const isPast = again !== "" && !(wanted && new Date(wanted) > new Date());
    setProblem(isPast ? t("calls.past") : undefined);
    if (isPast) return;
    const body = { version, outcome, callBackAt: moved ?? null };
    void write(
      () => ask(noteCall, { params: { id }, body }),
      (found) => {
        onClose();
        if (moved) change.onTurnEnded(found);
        else change.onChange(found);
      },
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("calls.save")} onSubmit={submit}>
      <Segmented
        ref={firstFocus}
        label={t("calls.outcome")}
        name="outcome"
        look="dots"
        layout="stack"
        choices={callOutcomes.map((value) => ({ value, label: t(`calls.outcomes.${value}`) }))}
        value={outcome}
        onChange={({ target }) => {
          const chosen = callOutcomes.find((one) => one === target.value);
          if (chosen) choose(chosen);
        }}
      />
      <DayInput
        label={t("calls.again")}
        hint={hint}
        error={problem}
        type="datetime-local"
        name="callBackAt"
        value={again}
        onChange={({ target }) => setAgain(target.value)}
      />
    </DialogForm>
  );
}
