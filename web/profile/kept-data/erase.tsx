import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { KeptData } from "../../../contract/privacy.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { Notice } from "../notice.ts";
import { KeptCard } from "./kept-card.tsx";
import { useErasing } from "./use-erasing.ts";
import { hasErasable, WhatGoes, WhatStays } from "./what-goes.tsx";

type Props = { kept: KeptData; notify: (what: Notice) => void; onErased: () => Promise<void> };

export function Erase({ kept, notify, onErased }: Props) {
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
    <KeptCard heading={t("data.erase.heading")}>
      <p className="mt-1 text-ink-muted">
        {t(hasErasable(kept) ? "data.erase.text" : "data.erase.nothing")}
      </p>
      {hasErasable(kept) && (
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
        <WhatGoes kept={kept} />
        <WhatStays kept={kept} withAccount />
        <p className="mt-4 text-sm text-ink-muted">{t("data.erase.late")}</p>
      </Dialog>
    </KeptCard>
  );
}
