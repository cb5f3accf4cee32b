import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { cancelByStaff, type DeskRequest } from "../../../contract/office/requests.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-input.tsx";
import { useSession } from "../frame/session.tsx";
import { useProblem } from "../kit/use-problem.ts";
import type { Change } from "./change.ts";

type Props = Omit<Change, "onChange"> & {
  request: DeskRequest;
  open: boolean;
  onClose: () => void;
};

/** After a refusal the request is read again; the reason stays. */
export function CancelDialog({ request, open, onClose, onReload, onTurnEnded }: Props) {
  const { t } = useTranslation("office");
  const { ask } = useSession();
  const problemOf = useProblem();
  const [reason, setReason] = useState("");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { id, version, number } = request;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const isMissing = reason.trim() === "";
    setProblem(isMissing ? t("request.reasonMissing") : undefined);
    if (isMissing || isBusy) return;
    setIsBusy(true);
    const asked = { params: { id }, body: { version, reason } };
    const answer = await ask(cancelByStaff, asked).catch(() => undefined);
    setIsBusy(false);
    if (answer?.code === 200) {
      onClose();
      return onTurnEnded();
    }
    setFailure(problemOf(answer));
    onReload();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("request.cancelHeading", { number })}
      closeLabel={t("close")}
    >
      <form className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        {failure && (
          <Banner kind="error" live>
            {failure}
          </Banner>
        )}
        <TextArea
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
