import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Notice } from "../notice.ts";
import { DataCard } from "./data-card.tsx";
import { useErasing } from "./use-erasing.ts";
import { hasErasable, ErasedDataList, RetainedDataList } from "./erasure-lists.tsx";

type Props = { stored: KeptData; notify: (what: Notice) => void; onErased: () => Promise<unknown> };

export function Erase({ stored, notify, onErased }: Props) {
  const { t } = useTranslation("profile/stored-data");
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, erase } = useErasing("unsold", notify);
  const close = () => setIsAsking(false);

  const confirm = () =>
    erase("", ({ state }) => {
      close();
      if (state === "erased") return onErased();
    });

  return (
    <DataCard heading={t("erase.heading")}>
      <p className="mt-1 text-ink-muted">
        {t(hasErasable(stored) ? "erase.text" : "erase.nothing")}
      </p>
      {hasErasable(stored) && (
        <Button
          variant="quiet"
          icon="trash"
          className="mt-4 max-sm:w-full"
          onClick={() => setIsAsking(true)}
        >
          {t("erase.open")}
        </Button>
      )}
      <Dialog
        open={isAsking}
        onClose={close}
        heading={t("erase.question")}
        closeLabel={t("close")}
        actions={
          <>
            <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
              {t("erase.confirm")}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t("erase.keep")}
            </Button>
          </>
        }
      >
        <ErasedDataList stored={stored} />
        <RetainedDataList stored={stored} withAccount />
        <p className="mt-4 text-sm text-ink-muted">{t("erase.late")}</p>
      </Dialog>
    </DataCard>
  );
}
