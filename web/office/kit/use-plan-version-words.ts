import { useTranslation } from "react-i18next";
import type { PlanVersion } from "../../../contract/office/plan-version.ts";
import { formatShortDate } from "../../i18n/formats.ts";
import { useLanguage } from "./use-language.ts";

/** From which day the version of a plan is, and whether it is still the one on sale. */
export function usePlanVersionWords() {
  const { t } = useTranslation("office");
  const { language } = useLanguage();

  return ({ onSaleFrom, isOnSale }: PlanVersion) =>
    t(isOnSale ? "planVersion.onSale" : "planVersion.replaced", {
      day: formatShortDate(onSaleFrom, language),
    });
}
