import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

type Props = {
  variant: "quiet" | "link";
  /** Made once it is opened. */
  children: ReactNode;
};

/** Opens what differs between this one and what is on sale. */
export function CompareButton({ variant, children }: Props) {
  const { t } = useTranslation("office");
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button variant={variant} size="small" icon="columns" onClick={() => setIsOpen(true)}>
        {t("insurance.compare.button")}
      </Button>
      <Dialog
        wide
        open={isOpen}
        onClose={() => setIsOpen(false)}
        heading={t("insurance.compare.heading")}
        closeLabel={t("close")}
      >
        {children}
      </Dialog>
    </>
  );
}
