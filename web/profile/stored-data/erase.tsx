import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Notice } from "../notice.ts";
import { DataCard } from "./data-card.tsx";
import { useErasing } from "./use-erasing.ts";
import { hasErasable, ErasedDataList, RetainedDataList } from "./erasure-lists.tsx";

type Props = { stored: KeptData; notify: (what: Notice) => void; onErased: () => Promise<void> };

export function Erase({ stored, notify, onErased }: Props) {
  const { t } = useTranslation("profile");
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, erase } = useErasing("unsold", notify);
  const close = () => setIsAsking(false);

  const confirm = async () => {
    const isErased = await erase();
    close();
    if (isErased) await onErased();
  };

  return (
    <DataCard heading={t("data.erase.heading")}>
      <p className="mt-1 text-ink-muted">
        {t(hasErasable(stored) ? "data.erase.text" : "data.erase.nothing")}
      </p>
      {hasErasable(stored) && (
        <Button
          variant="quiet"
          icon="trash"
          className="mt-4 max-sm:w-full"
          onClick={() => setIsAsking(true)}
        >
          {t("data.erase.open")}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={close}
        heading={t("data.erase.question")}
        closeLabel={t("data.close")}
        actions={
          <>
            <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
              {t("data.erase.confirm")}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t("data.erase.keep")}
            </Button>
          </>
        }
      >
        <ErasedDataList stored={stored} />
        <RetainedDataList stored={stored} withAccount />
        <p className="mt-4 text-sm text-ink-muted">{t("data.erase.late")}</p>
      </Dialog>
    </DataCard>
  );
}
