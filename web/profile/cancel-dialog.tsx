import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

type Props = {
  request: RequestSummary | undefined;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: (request: RequestSummary) => void;
};

export function CancelDialog({ request, isBusy, onClose, onConfirm }: Props) {
  const { t } = useTranslation("profile");

  return (
    <Dialog
      open={request !== undefined}
      onClose={onClose}
      heading={request && t("cancelDialog.heading", { number: request.number })}
      closeLabel={t("cancelDialog.close")}
      actions={
        <>
          <Button
            variant="danger"
            className={isBusy ? "px-2.75" : ""}
            busy={isBusy}
            onClick={() => request && onConfirm(request)}
          >
            {t("cancelDialog.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("cancelDialog.keep")}
          </Button>
        </>
      }
    >
      <p>
        {request?.state === "verifying_payment"
          ? t("cancelDialog.verifying")
          : t("cancelDialog.text")}
      </p>
    </Dialog>
  );
}
