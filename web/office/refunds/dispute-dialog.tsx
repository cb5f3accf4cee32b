import { useState } from "react";
import { useTranslation } from "react-i18next";
import { noteDispute } from "../../../contract/office/refunds/request-routes.ts";
import { filsFromAed, formatAmount } from "../../../domain/money.ts";
import { isolated } from "../../i18n/isolated.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useLanguage } from "../kit/use-language.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";
import { disputable } from "./disputable.ts";
import { PaymentSelect } from "./payment-select.tsx";
import { typedAmount } from "./refund-terms-values.ts";

/** That the card's owner asked the bank for the money. */
export function DisputeDialog({ open, onClose, ...form }: ActionDialog) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("refunds.disputes.heading")}
      closeLabel={t("close")}
    >
      <DisputeForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function DisputeForm({ request, onClose, onChange, onReload }: Omit<ActionDialog, "open">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version } = request;
  const charges = disputable(request);
  const [attempt, setAttempt] = useState(charges[0]?.attempt ?? "");
  const arrivedOf = (wanted: string) =>
    charges.find((one) => one.attempt === wanted)?.arrivedFils ?? 0;
  const [amount, setAmount] = useState(() => typedAmount(arrivedOf(attempt)));
  const [hasTried, setHasTried] = useState(false);
  const reference = useNeededText(t("refunds.fields.bankReferenceMissing"));
  const amountFils = filsFromAed(amount) ?? 0;
  const mostFils = arrivedOf(attempt);
  const isAmountWrong = amountFils <= 0 || amountFils > mostFils;
  const most = { amount: isolated(`AED ${formatAmount(mostFils)}`, language) };

  const choose = (chosen: string) => {
    setAttempt(chosen);
    setAmount(typedAmount(arrivedOf(chosen)));
  };
  const submit = () => {
    setHasTried(true);
    if (!reference.check() || isAmountWrong) return;
    const body = { version, attempt, amountFils, reference: reference.text.trim() };
    void write(
      () => ask(noteDispute, { params: { id }, body }),
      (found) => {
        onClose();
        onChange(found);
      },
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("refunds.disputes.save")} onSubmit={submit}>
      <p className="text-ink-muted">{t("refunds.disputes.text")}</p>
      {charges.length > 1 && <PaymentSelect charges={charges} value={attempt} onChoose={choose} />}
      <TextInput
        ref={charges.length > 1 ? null : firstFocus}
        ltr
        label={t("refunds.fields.amount")}
        hint={t("refunds.fields.amountHint", most)}
        error={hasTried && isAmountWrong ? t("refunds.fields.amountWrong", most) : undefined}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextInput
        ltr
        label={t("refunds.fields.bankReference")}
        name="reference"
        autoComplete="off"
        maxLength={100}
        {...reference.field}
      />
    </DialogForm>
  );
}
