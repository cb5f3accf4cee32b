import { useState } from "react";
import { useTranslation } from "react-i18next";
import { snoozeRequest } from "../../../contract/office/desk/request-actions.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DayInput } from "../kit/day-input.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { momentInDubai, morningIn } from "../kit/dubai-field.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";

const choices = [
  { name: "tomorrow", days: 1 },
  { name: "threeDays", days: 3 },
  { name: "week", days: 7 },
] as const;

export function SnoozeDialog({ request, open, onClose, ...change }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, ...change });
  const [until, setUntil] = useState(() => morningIn(1, new Date()));
  const [problem, setProblem] = useState<string>();
  const { id, version } = request;

  const submit = () => {
    const moment = momentInDubai(until);
    const isAhead = moment !== undefined && new Date(moment) > new Date();
    setProblem(isAhead ? undefined : t("request.snooze.past"));
    if (!isAhead) return;
    void send(() => ask(snoozeRequest, { params: { id }, body: { version, until: moment } }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.snooze.heading")}
      closeLabel={t("close")}
    >
      <DialogForm {...{ failure, isBusy }} confirm={t("request.actions.snooze")} onSubmit={submit}>
        <p className="text-ink-muted">{t("request.snooze.text")}</p>
        <div className="flex flex-wrap gap-2">
          {choices.map(({ name, days }) => (
            <Button
              key={name}
              variant="quiet"
              size="small"
              onClick={() => setUntil(morningIn(days, new Date()))}
            >
              {t(`request.snooze.${name}`)}
            </Button>
          ))}
        </div>
        <DayInput
          ref={firstFocus}
          label={t("request.snooze.until")}
          error={problem}
          type="datetime-local"
          name="until"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
