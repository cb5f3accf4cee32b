import { useTranslation } from "react-i18next";
import { takeOverRequest } from "../../../contract/office/desk/request-actions.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useAway } from "../frame/use-away.ts";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { ReasonArea } from "../kit/reason-area.tsx";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useWriting } from "../kit/use-writing.ts";

/** From the colleague who has it now, who reads the reason. */
export function TakeOverDialog({ request, open, onClose, onChange, onReload }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { noteTaken } = useAway();
  const { failure, isBusy, write } = useWriting(onReload);
  const reason = useNeededText(t("request.reasonMissing"));
  const { id, number, assignee } = request;

  const submit = () => {
    if (!reason.check() || !assignee) return;
    const body = { from: assignee.id, reason: reason.text };
    void write(
      () => ask(takeOverRequest, { params: { id }, body }),
      (found) => {
        onClose();
        noteTaken();
        onChange(found);
      },
    );
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.takeOver.heading", { number })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("request.actions.takeOver")}
        onSubmit={submit}
      >
        <p className="text-ink-muted">{t("request.takeOver.text")}</p>
        <ReasonArea ref={firstFocus} hint={t("request.takeOver.hint")} {...reason.field} />
      </DialogForm>
    </Dialog>
  );
}
