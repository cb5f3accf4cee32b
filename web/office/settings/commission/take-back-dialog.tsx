import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommissionMonth } from "../../../../contract/office/settings/commission-shapes.ts";
import { takeBackStatement } from "../../../../contract/office/settings/commission.ts";
import { formatMoment } from "../../../i18n/formats.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { useSession } from "../../frame/session.tsx";
import { DialogForm } from "../../kit/dialog-form.tsx";
import { ReasonArea } from "../../kit/reason-area.tsx";
import { useLanguage } from "../../kit/use-language.ts";
import { useWriting } from "../../kit/use-writing.ts";

type Props = {
  insurer: string;
  month: string;
  importedAt: string;
  onClose: () => void;
  onReload: () => void;
  onDone: (month: CommissionMonth) => void;
};

/** Asks why an import goes back. A colleague may have been faster, which the answer says. */
export function TakeBackDialog({ insurer, month, importedAt, onClose, onReload, onDone }: Props) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const { ask } = useSession();
  const { failure, isBusy, write } = useWriting(onReload);
  const [reason, setReason] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const isReasonMissing = reason.trim() === "";

  const submit = () => {
    setIsChecked(true);
    if (isReasonMissing) return;
    const body = { importedAt, reason };
    void write(() => ask(takeBackStatement, { params: { insurer, month }, body }), onDone);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t("settings.commission.takeBack.heading", {
        when: formatMoment(importedAt, language),
      })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("settings.commission.takeBack.confirm")}
        keep={{ label: t("settings.commission.takeBack.keep"), onPress: onClose }}
        onSubmit={submit}
      >
        <p>{t("settings.commission.takeBack.about")}</p>
        <ReasonArea
          value={reason}
          error={isChecked && isReasonMissing ? t("settings.commission.reasonMissing") : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogForm>
    </Dialog>
  );
}
