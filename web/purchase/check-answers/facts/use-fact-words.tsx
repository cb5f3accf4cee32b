import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { claimsOptions } from "../../../../domain/quotes/claims.ts";
import { parseInput } from "../../../../domain/quotes/risk.ts";
import { formatNumber } from "../../../i18n/formats.ts";
import { useSite } from "../../../i18n/use-site.ts";
import { Price } from "../../../ui/price.tsx";
import type { RatedFact } from "./rated-facts.ts";

/** What the page calls a fact's answer. `day` is today in Dubai. */
export function useFactWords(day: string) {
  const { t } = useTranslation("purchase");
  const { language } = useSite();

  return ({ input, text }: RatedFact): ReactNode => {
    const answer = parseInput(input, text, day);
    if (typeof answer === "boolean") return t(`check.facts.${answer ? "true" : "false"}`);
    const claims = claimsOptions.find((option) => option === answer);
    if (claims) return t(`check.facts.claimed.${claims}`);
    if (input === "value") return <Price amount={formatNumber(Number(answer), language)} />;
    if (input === "drivingYears") return t("check.facts.years", { count: Number(answer) });
    return String(answer);
  };
}
