import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policies.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { TermValue } from "./term-value.tsx";

const shown = ["startsOn", "endsOn", "premiumFils", "sumInsuredFils", "insuredName"] as const;

export function PolicyFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation("profile");

  return (
    <dl className="mt-5 grid gap-x-8 gap-y-4 min-[26rem]:grid-cols-2 lg:grid-cols-3">
      {shown.map((term) => (
        <Fact key={term} question={t(`policy.terms.${term}`)}>
          <TermValue term={term} of={policy} />
        </Fact>
      ))}
      <Fact question={t("policy.chassis")}>
        <Ltr className="wrap-anywhere">{policy.chassis}</Ltr>
      </Fact>
      {policy.bank && (
        <Fact question={t("policy.terms.bank")}>
          <bdi>{policy.bank}</bdi>
        </Fact>
      )}
      <Fact question={t("policy.traffic")}>
        {t(`policy.trafficStates.${policy.traffic.state}`)}
      </Fact>
    </dl>
  );
}

function Fact({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-muted">{question}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
