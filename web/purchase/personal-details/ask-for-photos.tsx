import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";

type Props = {
  open: boolean;
  count: number;
  onClose: () => void;
  onAdd: () => void;
  onWithout: () => void;
};

/** Ruling P14: all documents or none. */
export function AskForPhotos({ open, count, onClose, onAdd, onWithout }: Props) {
  const { t } = useTranslation("purchase");

  return (
    <Dialog
      {...{ open, onClose }}
      heading={t("personal.photos.askHeading", { count })}
      closeLabel={t("personal.photos.close")}
      actions={
        <>
          <Button icon="camera" onClick={onAdd}>
            {t("personal.photos.add")}
          </Button>
          <Button variant="quiet" onClick={onWithout}>
            {t("personal.photos.without")}
          </Button>
        </>
      }
    >
      <p className="max-w-reading">{t("personal.photos.askHelp")}</p>
    </Dialog>
  );
}
