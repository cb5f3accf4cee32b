import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type Props = { open: boolean; onClear: () => void; onClose: () => void };

/** Asks once more before everything that was entered is erased. */
export default function ClearDialog({ open, onClear, onClose }: Props) {
  const { t } = useTranslation("purchase");

  return (
    <Dialog
      open={open}
      onClose={onClose}
      heading={t("vehicle.clear.heading")}
      closeLabel={t("vehicle.clear.close")}
      actions={
        <>
          <Button variant="danger" onClick={onClear}>
            {t("vehicle.clear.confirm")}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t("vehicle.clear.keep")}
          </Button>
        </>
      }
    >
      <p>{t("vehicle.clear.text")}</p>
    </Dialog>
  );
}
