import { useTranslation } from "react-i18next";
import { factsOf } from "../../../../domain/quotes/rating-facts.ts";
import type { Edition } from "../../../../domain/quotes/rating-plan.ts";
import type { Risk } from "../../../../domain/quotes/risk.ts";
import { locales } from "../../../i18n/formats.ts";
import { useLanguage } from "../../kit/use-language.ts";

const OLD_CAR = 8;

/** A risk in a few words: "400K, age 19, agency". */
export function useRiskName({ cover }: Pick<Edition, "cover">) {
  const { t } = useTranslation("office");
  const { language } = useLanguage();
  const compact = new Intl.NumberFormat(locales[language], {
    notation: "compact",
    maximumFractionDigits: 1,
  });

  return (risk: Risk): string => {
    const { valueAed, driverAge, carAge, claims } = factsOf(risk);
    const ofCar =
      cover === "comprehensive"
        ? [
            compact.format(valueAed),
            ...(carAge >= OLD_CAR ? [t("insurance.edition.risk.carAge", { count: carAge })] : []),
          ]
        : [t(`request.values.${risk.body}`), risk.cylinders];
    const isAgency = cover === "comprehensive" && risk.inputs.repair?.value === "agency";
    return [
      ...ofCar,
      t("insurance.edition.risk.age", { count: driverAge }),
      ...(claims === "none" ? [] : [t("insurance.edition.risk.claims")]),
      ...(isAgency ? [t("insurance.edition.risk.agency")] : []),
    ].join(t("insurance.edition.risk.between"));
  };
}
