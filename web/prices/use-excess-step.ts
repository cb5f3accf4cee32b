import { useTranslation } from "react-i18next";
import { valuesWithMaximumExcess } from "../../domain/quotes/excess.ts";
import { formatNumber } from "../i18n/formats.ts";
import { isolated } from "../i18n/isolated.ts";
import { useSite } from "../i18n/use-site.ts";

/** The highest excess that a line was compared with, and from which value on it is that. */
export function useExcessStep() {
  const { t } = useTranslation("prices");
  const { language } = useSite();
  const dirhams = (aed: number) => isolated(`AED\u00a0${formatNumber(aed, language)}`, language);

  return (maximumAed: number | undefined): string | undefined => {
    const values = maximumAed === undefined ? undefined : valuesWithMaximumExcess(maximumAed);
    if (maximumAed === undefined || !values) return undefined;
    const { aboveAed, upToAed } = values;
    const maximum = dirhams(maximumAed);
    return aboveAed === 0
      ? t("excessStep.upTo", { maximum, value: dirhams(upToAed) })
      : t("excessStep.above", { maximum, value: dirhams(aboveAed) });
  };
}
