import { useTranslation } from "react-i18next";
import { useSite } from "../../i18n/use-site.ts";
import { Steps } from "../../ui/steps.tsx";

const order = ["vehicle", "quotes", "check", "pay"] as const;
const paths = { vehicle: "/vehicle-insurance", quotes: "/packages", check: "/check-answers" };

export function PurchaseSteps({ current }: { current: (typeof order)[number] }) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();

  return (
    <Steps
      label={t("quotes.steps.label")}
      current={order.indexOf(current)}
      steps={order.map((step) => ({
        label: t(`quotes.steps.${step}`),
        ...(step !== "pay" && { to: pathOf(paths[step]) }),
      }))}
    />
  );
}
