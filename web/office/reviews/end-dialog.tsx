import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentReview } from "../../../contract/office/reviews/part.ts";
import { endPaymentReview } from "../../../contract/office/reviews/routes.ts";
import { filsFromAed } from "../../../domain/money.ts";
import {
  evidenceLength,
  isArrivedAmount,
  isEvidence,
} from "../../../domain/requests/review-ending.ts";
import type { ReviewOutcome } from "../../../domain/requests/review-verdict.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea, TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useWriting } from "../kit/use-writing.ts";

type Props = ActionDialog & { review: PaymentReview; outcome: ReviewOutcome };

/** Asks a second person to end the review of a payment. */
export function EndDialog({ open, onClose, ...form }: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t(`reviews.${form.outcome}.button`)}
      closeLabel={t("close")}
    >
      <EndForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function EndForm({ request, review, outcome, onClose, onChange, onReload }: Omit<Props, "open">) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [amount, setAmount] = useState("");
  const [evidence, setEvidence] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const { id, version } = request;
  const didCome = outcome === "moneyCame";
  const amountFils = didCome ? (filsFromAed(amount) ?? null) : null;
  const isAmountWrong = didCome && !isArrivedAmount(amountFils);
  const isEvidenceWrong = !isEvidence(evidence);

  const submit = () => {
    setHasTried(true);
    if (isAmountWrong || isEvidenceWrong) return;
    const params = { id, attempt: review.attempt };
    const body = { version, outcome, amountFils, evidence };
    void write(
      () => ask(endPaymentReview, { params, body }),
      (found) => {
        onClose();
        onChange(found);
      },
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("reviews.ask")} onSubmit={submit}>
      <p className="text-ink-muted">{t(`reviews.${outcome}.text`)}</p>
      {didCome && (
        <TextInput
          ref={firstFocus}
          ltr
          label={t("reviews.amount")}
          hint={t("reviews.amountHint")}
          error={hasTried && isAmountWrong ? t("reviews.amountWrong") : undefined}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      )}
      <TextArea
        ref={didCome ? null : firstFocus}
        label={t("reviews.evidence")}
        hint={t("reviews.evidenceHint")}
        error={
          hasTried && isEvidenceWrong
            ? t("reviews.evidenceWrong", { least: evidenceLength.least })
            : undefined
        }
        name="evidence"
        rows={4}
        dir="auto"
        maxLength={evidenceLength.most}
        value={evidence}
        onChange={({ target }) => setEvidence(target.value)}
      />
      <p className="text-sm text-ink-muted">{t("reviews.second")}</p>
    </DialogForm>
  );
}
