import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { DocumentTitle } from "../../ui/document-title.tsx";
import { HandingOff } from "../payment/handing-off.tsx";
import { ConfirmationForm } from "./confirmation-form.tsx";
import type { Purchase } from "./gather-purchase.ts";
import { useSending } from "./use-sending.ts";

type Props = {
  purchase: Purchase;
  onAnswer: (changed: Purchase) => void;
  onGone: () => void;
  onLoginFirst: () => void;
};

export function SendPurchase(props: Props) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();
  const sends = useSending(props);
  const { sending } = sends;

  if (sending.state !== "paying") return <ConfirmationForm {...props} {...sends} />;

  const insurer = sending.choice.insurerName[language];
  return (
    <div className="wrap py-section">
      <DocumentTitle title={t("check.handOff.heading", { insurer })} />
      <HandingOff form={sending.form} insurer={insurer} priceFils={sending.choice.priceFils} />
    </div>
  );
}
