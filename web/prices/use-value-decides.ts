import { useTranslation } from "react-i18next";
import { DEFAULT_VEHICLE_VALUE_AED } from "../../domain/vehicle/vehicle-value.ts";
import { formatNumber } from "../i18n/formats.ts";
import { isolated } from "../i18n/isolated.ts";
import { useSite } from "../i18n/use-site.ts";

/** Why the value moves a price little: the curves bend at the value assumed without an answer. */
export function useValueDecides(): string {
  const { t } = useTranslation("prices");
  const { language } = useSite();
  const value = `AED\u00a0${formatNumber(DEFAULT_VEHICLE_VALUE_AED, language)}`;
  return t("valueDecides", { value: isolated(value, language) });
}
