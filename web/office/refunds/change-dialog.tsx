import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeRefund } from "../../../contract/office/refunds/routes.ts";
import type { RefundShown } from "../../../contract/office/refunds/shown.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { useLanguage } from "../kit/use-language.ts";
import { useWriting } from "../kit/use-writing.ts";
import { readTerms, typedAmount } from "./refund-terms-values.ts";
import { TermsFields } from "./terms-fields.tsx";

type Props = {
  refund: RefundShown;
  open: boolean;
  onClose: () => void;
  onDone: (refund: RefundShown) => void;
  onReload: () => void;
};

/** Other terms for what is proposed, which then needs its approval anew. */
export function ChangeDialog({ open, onClose, ...form }: Props) {
  const { t } = useTranslation("office");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("refunds.change.heading")}
      closeLabel={t("close")}
    >
      <ChangeForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function ChangeForm({ refund, onClose, onDone, onReload }: Omit<Props, "open">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const { id, version, amountFils, mostFils, way, ways, reason, note, insurerName } = refund;
  const [values, setValues] = useState({
    amount: typedAmount(amountFils),
    way,
    reason: String(reason),
    note,
  });
  const [hasTried, setHasTried] = useState(false);
  const { terms, wrong } = readTerms(values, mostFils);

  const submit = () => {
    setHasTried(true);
    if (!terms) return;
    void write(
      () => ask(changeRefund, { params: { id }, body: { version, ...terms } }),
      (found) => {
        onClose();
        onDone(found);
      },
    );
  };

  return (
    <DialogForm {...{ failure, isBusy }} confirm={t("refunds.change.confirm")} onSubmit={submit}>
      <p className="text-ink-muted">{t("refunds.change.text")}</p>
      <TermsFields
        values={values}
        onChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        wrong={hasTried ? wrong : []}
        insurer={insurerName[language]}
        given={reason}
        {...{ mostFils, ways }}
      />
    </DialogForm>
  );
}
