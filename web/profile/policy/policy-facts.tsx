import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Policy } from "../../../contract/policy.ts";
import { neverBegan } from "../../../domain/policies/cover.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";
import { Ltr } from "../../ui/ltr.tsx";
import { TermValue } from "./term-value.tsx";

const shown = ["startsOn", "endsOn", "insuredName", "sumInsuredFils", "premiumFils"] as const;

export function PolicyFacts({ policy, children }: { policy: Policy; children?: ReactNode }) {
  const { t } = useTranslation("profile/policy");
  const { language } = useSite();

  return (
    <dl className="mt-2 text-label">
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
      <Fact question={t("chassis")}>
        <Ltr className="wrap-anywhere whitespace-normal">{policy.chassis}</Ltr>
      </Fact>
      {policy.bank && (
        <Fact question={t("terms.bank")}>
          <bdi>{policy.bank}</bdi>
        </Fact>
      )}
      <Fact question={t("traffic")}>{t(`trafficStates.${policy.traffic.state}`)}</Fact>
      {children}
    </dl>
  );
}

export function Fact({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-1.75">
      <dt className="text-ink-muted">{question}</dt>
      <dd className="min-w-0 grow text-end font-medium">{children}</dd>
    </div>
  );
}
