import { type MouseEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownPreferences } from "../../../../contract/office/shown-preferences.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { NotNow } from "./not-now.tsx";
import { isWelcomeAt } from "./wanted-call.ts";

type Props = {
  phone: string;
  preferences: ShownPreferences | null;
  look?: "words" | "button";
  className?: string;
  children: ReactNode;
};

/** Calls a customer; asks first where they do not want that now. */
export function CallLink(props: Props) {
  const { phone, preferences, look = "words", className, children } = props;
  const { t } = useTranslation("office");
  const [asks, setAsks] = useState(false);
  const href = `tel:${phone.replaceAll(" ", "")}`;
  const close = () => setAsks(false);

  const press = (event: MouseEvent) => {
    if (isWelcomeAt(preferences, new Date())) return;
    event.preventDefault();
    setAsks(true);
  };

  return (
    <>
      {look === "button" ? (
        <ButtonLink
          variant="quiet"
          size="small"
          icon="phone"
          href={href}
          className={className}
          onClick={press}
        >
          {children}
        </ButtonLink>
      ) : (
        <a href={href} className={`hover:underline ${className ?? ""}`} onClick={press}>
          {children}
        </a>
      )}
      {preferences && (
        <Dialog
          open={asks}
          onClose={close}
          heading={t("preferences.notNow.heading")}
          closeLabel={t("close")}
        >
          <NotNow preferences={preferences} onBack={close}>
            <a href={href} className="btn btn-quiet" onClick={close}>
              {t("preferences.notNow.goOn")}
            </a>
          </NotNow>
        </Dialog>
      )}
    </>
  );
}
