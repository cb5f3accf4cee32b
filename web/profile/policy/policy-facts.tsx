import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { neverBegan } from "../../../domain/policies/cover.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { TermValue } from "./term-value.tsx";

const shown = ["startsOn", "endsOn", "premiumFils", "sumInsuredFils", "insuredName"] as const;

export function PolicyFacts({ policy }: { policy: Policy }) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();

  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-5 gap-y-4 lg:grid-cols-3">
      {shown.map((term) => (
        <Fact key={term} question={t(`terms.${term}`)}>
          <TermValue term={term} of={policy} />
        </Fact>
      ))}
      {policy.endedOn && (
        <Fact question={t(neverBegan(policy) ? "neverBegan" : "endedOn")}>
          {formatDay(policy.endedOn, language)}
        </Fact>
      )}
      <Fact wide question={t("chassis")}>
        <Ltr className="wrap-anywhere">{policy.chassis}</Ltr>
      </Fact>
      {policy.bank && (
        <Fact question={t("terms.bank")}>
          <bdi>{policy.bank}</bdi>
        </Fact>
      )}
      <Fact wide question={t("traffic")}>
        {t(`trafficStates.${policy.traffic.state}`)}
      </Fact>
    </dl>
  );
}

type FactProps = { question: string; wide?: boolean; children: ReactNode };

function Fact({ question, wide = false, children }: FactProps) {
  return (
    <div className={`min-w-0 ${wide ? "max-sm:col-span-2" : ""}`}>
      <dt className="text-sm text-ink-muted">{question}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
