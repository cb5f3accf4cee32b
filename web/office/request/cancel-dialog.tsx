import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { cancelByStaff } from "../../../contract/office/request-actions.ts";
import type { DeskRequest } from "../../../contract/office/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import type { Change } from "../kit/change.ts";
import { firstFocus } from "../kit/first-focus.ts";
import { useTurnEnding } from "../kit/use-turn-ending.ts";

type Props = Omit<Change, "onChange"> & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};

export function CancelDialog({ request, open, onClose, onReload, onTurnEnded }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const { failure, isBusy, send } = useTurnEnding({ onClose, onReload, onTurnEnded });
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const { id, version, number } = request;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = reason.trim() === "";
    setProblem(isMissing ? t("request.reasonMissing") : undefined);
    if (isMissing) return;
    await send(() => ask(cancelByStaff, { params: { id }, body: { version, reason } }));
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.cancelHeading", { number })}
      closeLabel={t("close")}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        <TextArea
          ref={firstFocus}
          label={t("request.reason")}
          hint={t("request.reasonHint")}
          error={problem}
          name="reason"
          rows={3}
          dir="auto"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={isBusy}>
            {t("request.cancelConfirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("request.cancelKeep")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
