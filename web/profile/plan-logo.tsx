import { useState } from "react";
import { LOGO_PLACEHOLDER } from "../../contract/insurers.ts";
import type { RequestSummary } from "../../contract/requests.ts";
import { useSite } from "../i18n/use-site.ts";

type Props = { plan: NonNullable<RequestSummary["selectedPlan"]>; className?: string };

/** The insurer's wordmark, or its name where that does not load. */
export function PlanLogo({ plan, className = "" }: Props) {
  const { language } = useSite();
  const [hasFailed, setHasFailed] = useState(false);

  return (
    <>
      <img
        src={(!hasFailed && plan.logo) || LOGO_PLACEHOLDER}
        alt=""
        height={34}
        className={`h-8.5 w-auto max-w-full ${className}`}
        onError={() => setHasFailed(true)}
      />
      <span className={hasFailed ? "block font-medium" : "sr-only"}>
        {plan.insurerName[language]}{" "}
      </span>
    </>
  );
}
