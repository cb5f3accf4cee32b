import { useState } from "react";
import { useTranslation } from "react-i18next";
import { noteCall } from "../../../contract/office/calls/routes.ts";
import { type CallOutcome, callOutcomes } from "../../../domain/requests/call-outcomes.ts";
import { nextCallTime } from "../../../domain/support/call-hours.ts";
import { formatMoment } from "../../i18n/formats.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useNow } from "../../ui/use-now.ts";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DayInput } from "../kit/day-input.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { fieldOf, momentInDubai } from "../kit/dubai-field.ts";
import { firstFocus } from "../kit/first-focus.ts";
import { NotNow } from "../kit/preferences/not-now.tsx";
import { betterTime, isWelcomeAt } from "../kit/preferences/wanted-call.ts";
import { useWriting } from "../kit/use-writing.ts";
import { useLanguage } from "../kit/use-language.ts";
import { AgainUnwelcome } from "./again-unwelcome.tsx";
import { proposedCall } from "./proposed-call.ts";

/** Asks first where the customer does not want to be called now. */
export function CallDialog({ open, onClose, ...shown }: ActionDialog) {
  const { t } = useTranslation("office");
  const now = useNow();
  const [goesOn, setGoesOn] = useState(false);
  const { preferences } = shown.request;
  const close = () => {
    setGoesOn(false);
    onClose();
  };
  const unwelcome = preferences && !goesOn && !isWelcomeAt(preferences, now) ? preferences : null;

  return (
    <Dialog
      open={open}
      onClose={close}
      heading={t(unwelcome ? "preferences.notNow.heading" : "calls.heading")}
      closeLabel={t("close")}
    >
      {unwelcome ? (
        <NotNow preferences={unwelcome} onBack={close}>
          <Button variant="quiet" onClick={() => setGoesOn(true)}>
            {t("preferences.notNow.goOn")}
          </Button>
        </NotNow>
      ) : (
        <CallForm {...shown} onClose={close} />
      )}
    </Dialog>
  );
}

function CallForm({ request, onClose, ...change }: Omit<ActionDialog, "open">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(change.onReload);
  const [outcome, setOutcome] = useState<CallOutcome>("reached");
  const [again, setAgain] = useState("");
  const [problem, setProblem] = useState<string>();
  const { id, version, preferences } = request;

  const wanted = momentInDubai(again);
  const moved = wanted && nextCallTime(new Date(wanted)).toISOString();
  const hint =
    moved !== undefined && moved !== wanted
      ? t("calls.moved", { moment: formatMoment(moved, language) })
      : t("calls.againHint");

  const better = wanted ? betterTime(preferences, new Date(wanted)) : undefined;

  const choose = (chosen: CallOutcome) => {
    setOutcome(chosen);
    const proposed = proposedCall(chosen, new Date(), preferences);
    setAgain(proposed ? fieldOf(proposed) : "");
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
      {wanted && preferences && (better ?? preferences.channel === "mail") && (
        <AgainUnwelcome
          preferences={preferences}
          better={better}
          onTake={(at) => setAgain(fieldOf(at))}
        />
      )}
    </DialogForm>
  );
}
