import { useTranslation } from "react-i18next";
import type { DeskRequest } from "../../../contract/office/desk/requests.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { ReasonArea } from "../kit/reason-area.tsx";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useFiles } from "./use-files.ts";

type Props = { request: DeskRequest; onClose: () => void; onReload: () => void };

/** Compliance does not take requests, and says why it needs the files. */
export function FilesDialog({ request, onClose, onReload }: Props) {
  const { t } = useTranslation("office");
  const { failure, isBusy, downloadBecause } = useFiles(request, () => {
    onReload();
    onClose();
  });
  const reason = useNeededText(t("request.reasonMissing"));

  const submit = () => {
    if (reason.check()) void downloadBecause(reason.text);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      heading={t("documents.filesDialog.heading", { number: request.number })}
      closeLabel={t("close")}
    >
      <DialogForm
        {...{ failure, isBusy }}
        confirm={t("documents.filesDialog.download")}
        icon="download"
        onSubmit={submit}
      >
        <ReasonArea ref={firstFocus} hint={t("documents.filesDialog.hint")} {...reason.field} />
      </DialogForm>
    </Dialog>
  );
}
