import { useTranslation } from "react-i18next";
import { cancelByStaff } from "../../../contract/office/desk/request-actions.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";
import { ReasonArea } from "../kit/reason-area.tsx";

export function CancelDialog({ request, open, onClose, ...change }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, ...change });
  const reason = useNeededText(t("request.reasonMissing"));
  const { id, version, number } = request;

  const submit = () => {
    if (!reason.check()) return;
    const body = { version, reason: reason.text };
    void send(() => ask(cancelByStaff, { params: { id }, body }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.cancelHeading", { number })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("request.cancelConfirm")}
        keep={{ label: t("request.cancelKeep"), onPress: onClose }}
        onSubmit={submit}
      >
        <ReasonArea ref={firstFocus} hint={t("request.reasonHint")} {...reason.field} />
      </DialogForm>
    </Dialog>
  );
}
