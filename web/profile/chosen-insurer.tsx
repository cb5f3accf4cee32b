import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LOGO_PLACEHOLDER } from "../../contract/insurers.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import { useSite } from "../i18n/use-site.ts";

export function ChosenInsurer({ plan }: { plan: RequestSummary["selectedPlan"] }) {
  const { t } = useTranslation("profile");
  const { language } = useSite();
  const [hasFailed, setHasFailed] = useState(false);

  if (!plan) return <span className="text-ink-muted">{t("requests.noInsurer")}</span>;

  return (
    <>
      <img
        src={(!hasFailed && plan.logo) || LOGO_PLACEHOLDER}
        alt=""
        height={34}
        className="h-8.5 w-auto max-w-full min-[80rem]:max-w-none"
        onError={() => setHasFailed(true)}
      />
      <span className={hasFailed ? "block font-medium" : "sr-only"}>
        {plan.insurerName[language]}{" "}
      </span>
      <span className="mt-0.5 block text-xs text-ink-muted">
        <bdi className="whitespace-nowrap">{plan.companyNames[language]}</bdi>
        <span className="min-[80rem]:hidden">{" · "}</span>
        <span className="whitespace-nowrap min-[80rem]:block">
          {t(`requests.cover.${plan.companyType}`)}
        </span>
      </span>
    </>
  );
}
