import { useState } from "react";
import { useTranslation } from "react-i18next";
import { endPolicy } from "../../../contract/office/policies/routes.ts";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import type { DeskPolicy } from "../../../contract/office/policies/part.ts";
import { dayInDubai } from "../../../domain/calendar-day.ts";
import {
  endingDays,
  endingsOf,
  endsEarly,
  type PolicyEnding,
} from "../../../domain/policies/policy-endings.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Select } from "../../ui/select.tsx";
import { useSession } from "../frame/session.tsx";
import type { Change } from "../kit/change.ts";
import { DayInput } from "../kit/day-input.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";
import { ReasonArea } from "../kit/reason-area.tsx";

type Props = Pick<Change, "onChange" | "onReload"> & { request: DeskRequest; policy: DeskPolicy };

/** Offers only the endings that are possible today. */
export function EndPolicy({ request, policy, onChange, onReload }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [today] = useState(() => dayInDubai(new Date()));
  const [isOpen, setIsOpen] = useState(false);
  const [ending, setEnding] = useState<PolicyEnding>("cancelled");
  const [day, setDay] = useState(() => endingDays(policy, today).last);
  const reason = useNeededText(t("request.reasonMissing"));
  const { first, last } = endingDays(policy, today);
  const isEarly = endsEarly(ending);
  const isDayWrong = isEarly && (day < first || day > last);
  const close = () => setIsOpen(false);

  const submit = () => {
    if ((isEarly && !reason.check()) || isDayWrong) return;
    const early = isEarly ? { day, reason: reason.text } : {};
    const body = { version: request.version, ending, ...early };
    void write(() => ask(endPolicy, { params: { id: request.id }, body }), onChange);
  };

  return (
    <div className="mt-4 border-t border-line pt-4">
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t("policies.end.open")}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        heading={t("policies.end.heading", { number: policy.number })}
        closeLabel={t("close")}
      >
        <DialogForm
          {...{ failure, isBusy }}
          confirm={t("policies.end.confirm")}
          keep={{ label: t("policies.end.keep"), onPress: close }}
          onSubmit={submit}
        >
          <Select
            ref={firstFocus}
            label={t("policies.end.what")}
            name="ending"
            options={endingsOf(policy, today).map((value) => ({
              value,
              label: t(`policies.end.endings.${value}`),
            }))}
            value={ending}
            onChange={({ target }) =>
              setEnding(endingsOf(policy, today).find((one) => one === target.value) ?? "cancelled")
            }
          />
          {isEarly && (
            <>
              <DayInput
                label={t("policies.end.day")}
                error={isDayWrong ? t("policies.end.dayWrong") : undefined}
                type="date"
                name="day"
                min={first}
                max={last}
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
              <ReasonArea hint={t("policies.end.reasonHint")} {...reason.field} />
            </>
          )}
          <p className="text-sm text-ink-muted">
            {t(isEarly ? "policies.end.final" : "policies.end.finalRenewed")}
          </p>
        </DialogForm>
      </Dialog>
    </div>
  );
}
