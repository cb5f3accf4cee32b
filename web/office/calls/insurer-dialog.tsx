import { useTranslation } from "react-i18next";
import { sendToInsurer } from "../../../contract/office/calls/routes.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import type { ActionDialog } from "../kit/change.ts";
import { DialogForm } from "../kit/dialog-form.tsx";
import { firstFocus } from "../kit/first-focus.ts";
import { useNeededText } from "../kit/use-needed-text.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";

/** It is the insurer's turn from then on: the next request opens. */
export function InsurerDialog({ request, open, onClose, ...change }: ActionDialog) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, ...change });
  const reference = useNeededText(t("calls.insurer.missing"));
  const { id, version } = request;

  const submit = () => {
    if (!reference.check()) return;
    const body = { version, reference: reference.text };
    void send(() => ask(sendToInsurer, { params: { id }, body }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("calls.insurer.heading")}
      closeLabel={t("close")}
    >
      <DialogForm {...{ failure, isBusy }} confirm={t("calls.save")} onSubmit={submit}>
        <p className="text-ink-muted">{t("calls.insurer.text")}</p>
        <TextInput
          ref={firstFocus}
          label={t("calls.insurer.reference")}
          hint={t("calls.insurer.hint")}
          name="reference"
          dir="auto"
          autoComplete="off"
          maxLength={100}
          {...reference.field}
        />
      </DialogForm>
    </Dialog>
  );
}
