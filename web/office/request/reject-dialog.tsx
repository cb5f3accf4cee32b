import { useState } from "react";
import { useTranslation } from "react-i18next";
import { rejectRequest } from "../../../contract/office/desk/request-actions.ts";
import { formatAmount } from "../../../domain/money.ts";
import {
  type RejectionReason,
  rejectionReasons,
} from "../../../domain/requests/rejection-reasons.ts";
import { Banner } from "../../ui/banner.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Price } from "../../ui/price.tsx";
import { Select } from "../../ui/select.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";
import { ReasonArea } from "../kit/reason-area.tsx";

export function RejectDialog({ request, open, onClose, ...change }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, ...change });
  const [why, setWhy] = useState<RejectionReason>();
  const [hasTried, setHasTried] = useState(false);
  const reason = useNeededText(t("request.reasonMissing"));
  const { id, version, number, capturedFils, refundedFils } = request;
  const returning = capturedFils - refundedFils;

  const submit = () => {
    setHasTried(true);
    if (!reason.check() || !why) return;
    const body = { version, why, reason: reason.text };
    void send(() => ask(rejectRequest, { params: { id }, body }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.reject.heading", { number })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("request.reject.confirm")}
        keep={{ label: t("request.cancelKeep"), onPress: onClose }}
        onSubmit={submit}
      >
        {returning > 0 && (
          <Banner kind="warning">
            <Price amount={formatAmount(returning)} /> {t("request.reject.returning")}
          </Banner>
        )}
        <Select
          ref={firstFocus}
          label={t("request.reject.why")}
          hint={t("request.reject.whyHint")}
          error={hasTried && !why ? t("request.reject.whyMissing") : undefined}
          name="why"
          placeholder={t("request.reject.choose")}
          options={rejectionReasons.map((value) => ({
            value,
            label: t(`request.reject.reasons.${value}`),
          }))}
          value={why ?? ""}
          onChange={({ target }) => setWhy(rejectionReasons.find((one) => one === target.value))}
        />
        <ReasonArea hint={t("request.reject.reasonHint")} {...reason.field} />
      </DialogForm>
    </Dialog>
  );
}
