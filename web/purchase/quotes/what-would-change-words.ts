import { useTranslation } from "react-i18next";
import type { Edition } from "../../../domain/quotes/rating-plan.ts";
import type { DeclineReason } from "../../../domain/quotes/tariff-part.ts";
import type { Effect, Refusal } from "../../../domain/quotes/what-would-change.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useSite } from "../../i18n/use-site.ts";

/** Left to right inside a sentence of either direction. */
export const dirhams = (amount: string) => `\u2066AED\u00a0${amount}\u2069`;

/** Another answer or choice in words. */
export function useChangeWords() {
  const { t } = useTranslation(["purchase/compare", "prices"]);
  const { language } = useSite();
  const aed = (value: number) => dirhams(formatNumber(value, language));

  return (change: Effect | Refusal): string => {
    switch (change.input) {
      case "value":
      case "excess":
        return t(`change.${change.input}`, { from: aed(change.from), to: aed(change.to) });
      case "year":
      case "driverBirthYear":
      case "drivingYears":
        return t(`change.${change.input}`, { from: change.from, to: change.to });
      case "claims":
        return t(`change.claims.${change.to}`);
      case "claimFreeYears":
        return t(change.to > change.from ? "change.claimFreeMore" : "change.claimFreeLess");
      case "financed":
        return t(change.to ? "change.financed" : "change.paidOff");
      case "repair":
        return t(`change.${change.to}`);
      case "addOns": {
        const { from, to } = change;
        const added = to.find((one) => !from.includes(one));
        const changed = added ?? from.find((one) => !to.includes(one));
        const addOn = changed ? t(`prices:addOns.${changed}`) : "";
        return t(added ? "change.added" : "change.removed", { addOn });
      }
    }
  };
}

/** Why a plan is not sold, with the limit that its edition sets. */
export function useLimitWords({ minDriverAge, maxCarAge, maxValueAed }: Edition["declines"]) {
  const { t } = useTranslation("purchase/compare");
  const { language } = useSite();

  return (reason: DeclineReason): string => {
    switch (reason) {
      case "driverTooYoung":
        return t("change.reasons.driverTooYoung", { age: minDriverAge });
      case "carTooOld":
        return t("change.reasons.carTooOld", { count: maxCarAge ?? 0 });
      case "valueTooHigh":
        return t("change.reasons.valueTooHigh", {
          value: dirhams(formatNumber(maxValueAed ?? 0, language)),
        });
      case "valueBelowTariff":
        return t("change.reasons.valueBelowTariff");
    }
  };
}
