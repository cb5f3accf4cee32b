import { useTranslation } from "react-i18next";
import * as paths from "../../../contract/page-paths.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Steps } from "../../ui/steps.tsx";
import { EditingNotice } from "../editing/editing-notice.tsx";

const priced = ["vehicle", "quotes", "check", "pay"] as const;
/** Steps to an agent's offer (ruling P8). */
const byTeam = ["vehicle", "details", "offer"] as const;

type Step = (typeof priced)[number] | (typeof byTeam)[number];

const pages: Partial<Record<Step, string>> = {
  vehicle: paths.vehicleDetails,
  quotes: paths.quotes,
  check: paths.checkAnswers,
};

type Props = { current: Step };

export const PurchaseSteps = ({ current }: Props) => (
  <>
    <EditingNotice />
    <StepRow current={current} />
  </>
);

/** The steps alone, for pages that say elsewhere what is edited. */
export function StepRow({ current }: Props) {
  const { t } = useTranslation("purchase");
  const { pathOf } = useSite();
  const order: readonly Step[] = byTeam.some((step) => step === current && step !== "vehicle")
    ? byTeam
    : priced;

  return (
    <Steps
      label={t("quotes.steps.label")}
      current={order.indexOf(current)}
      steps={order.map((step) => {
        const path = pages[step];
        return { label: t(`quotes.steps.${step}`), ...(path && { to: pathOf(path) }) };
      })}
    />
  );
}
