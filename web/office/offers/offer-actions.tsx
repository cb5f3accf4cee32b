import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useKeys } from "../frame/keys.tsx";
import { ActionButton } from "../kit/action-button.tsx";
import type { ActionsProps } from "../kit/rooms.ts";
import { OfferDialog } from "./offer-dialog.tsx";

export function OfferActions({ request, rankOf, ...change }: ActionsProps) {
  const { t } = useTranslation("office");
  const [isOpen, setIsOpen] = useState(false);
  const open = request.actions.includes("offer") ? () => setIsOpen(true) : undefined;
  useKeys({ KeyO: open });

  return (
    <>
      {open && (
        <ActionButton rank={rankOf("offer")} icon="plus" onClick={open}>
          {t("offers.make")}
        </ActionButton>
      )}
      <OfferDialog
        {...{ request, ...change }}
        offer={undefined}
        open={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
