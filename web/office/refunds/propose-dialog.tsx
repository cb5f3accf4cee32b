import { useState } from "react";
import { useTranslation } from "react-i18next";
import { proposeRefund } from "../../../contract/office/refunds/request-routes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import { PaymentSelect } from "./payment-select.tsx";
import { readTerms, typedAmount } from "./refund-terms-values.ts";
import { TermsFields } from "./terms-fields.tsx";

/** Money of one payment that would go back, which an admin approves. */
export function ProposeDialog({ open, onClose, ...form }: ActionDialog) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("refunds.panel.proposeHeading")}
      closeLabel={t("close")}
    >
      <ProposeForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function ProposeForm({ request, onClose, onChange, onReload }: Omit<ActionDialog, "open">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version, paidCharges, refundWays: ways, insurerName } = request;
  const charges = paidCharges.filter(({ leftFils }) => leftFils > 0);
  const [attempt, setAttempt] = useState(charges[0]?.attempt ?? "");
  const [values, setValues] = useState({
    amount: typedAmount(charges[0]?.leftFils ?? 0),
    way: ways[0] ?? "card",
    reason: "",
    note: "",
  });
  const [hasTried, setHasTried] = useState(false);
  const mostFils = paidCharges.find((one) => one.attempt === attempt)?.leftFils ?? 0;
  const { terms, wrong } = readTerms(values, mostFils);

  const choose = (chosen: string) => {
    const leftFils = paidCharges.find((one) => one.attempt === chosen)?.leftFils ?? 0;
    setAttempt(chosen);
    setValues((before) => ({ ...before, amount: typedAmount(leftFils) }));
  };
  const submit = () => {
    setHasTried(true);
    if (!terms) return;
    void write(
      () => ask(proposeRefund, { params: { id }, body: { version, attempt, ...terms } }),
      (found) => {
        onClose();
        onChange(found);
      },
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("refunds.panel.ask")} onSubmit={submit}>
      <p className="text-ink-muted">{t("refunds.panel.proposeText")}</p>
      <TermsFields
        values={values}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        wrong={hasTried ? wrong : []}
        insurer={insurerName?.[language] ?? t("request.theInsurer")}
        {...{ mostFils, ways }}
      >
        {charges.length > 1 && (
          <PaymentSelect charges={charges} value={attempt} onChoose={choose} />
        )}
      </TermsFields>
    </DialogForm>
  );
}
