import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { rejectRequest } from "../../../contract/office/progress-actions.ts";
import { formatAmount } from "../../../domain/money.ts";
import {
  type RejectionReason,
  rejectionReasons,
} from "../../../domain/requests/rejection-reasons.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { firstFocus } from "../kit/first-focus.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";

export function RejectDialog({ request, open, onClose, onReload, onTurnEnded }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, onReload, onTurnEnded });
  const [why, setWhy] = useState<RejectionReason>("noInsurer");
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const { id, version, number, capturedFils, refundedFils } = request;
  const returning = capturedFils - refundedFils;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reason.trim() === "";
    setProblem(isMissing ? t("request.reasonMissing") : undefined);
    if (isMissing) return;
    void send(() => ask(rejectRequest, { params: { id }, body: { version, why, reason } }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.reject.heading", { number })}
      closeLabel={t("close")}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        {returning > 0 && (
          <Banner kind="warning">
            <Price amount={formatAmount(returning)} /> {t("request.reject.returning")}
          </Banner>
        )}
        <Select
          ref={firstFocus}
          label={t("request.reject.why")}
          hint={t("request.reject.whyHint")}
          name="why"
          options={rejectionReasons.map((value) => ({
            value,
            label: t(`request.reject.reasons.${value}`),
          }))}
          value={why}
          onChange={({ target }) =>
            setWhy(rejectionReasons.find((one) => one === target.value) ?? "other")
          }
        />
        <TextArea
          label={t("request.reason")}
          hint={t("request.reject.reasonHint")}
          error={problem}
          name="reason"
          rows={3}
          dir="auto"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={isBusy}>
            {t("request.reject.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("request.cancelKeep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
