import { useTranslation } from "react-i18next";
import type { RequestSummary } from "../../contract/requests.ts";
import { useSite } from "../i18n/use-site.ts";
import { PlanLogo } from "./plan-logo.tsx";

export function ChosenInsurer({ plan }: { plan: RequestSummary["selectedPlan"] }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();

  if (!plan) return <span className="text-ink-muted">{t("requests.noInsurer")}</span>;

  return (
    <>
      <PlanLogo plan={plan} />
      <span className="mt-0.5 block text-xs text-ink-muted">
        <bdi className="whitespace-nowrap">{plan.companyNames[language]}</bdi>
        {" · "}
        <span className="whitespace-nowrap">{t(`requests.cover.${plan.companyType}`)}</span>
      </span>
    </>
  );
}
