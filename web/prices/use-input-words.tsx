import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Package } from "../../contract/quotes.ts";
import { addOns } from "../../domain/quotes/add-ons.ts";
import { claimsOptions } from "../../domain/quotes/claims.ts";
import { ratedInputNamed, repairs } from "../../domain/quotes/rated-inputs.ts";
import { formatList, formatNumber } from "../i18n/formats.ts";
import { useSite } from "../i18n/use-site.ts";
import { Ltr } from "../ui/ltr.tsx";
import { Price } from "../ui/price.tsx";

type Value = Package["assumptions"][number]["value"];

/** Question and answer of a rated input, under any of its names. Undefined for an unknown one. */
export function useInputWords() {
  const { t } = useTranslation("prices");
  const { language } = useSite();

  const answerOf = (input: string, value: Value): ReactNode => {
    if (input === "claims" && value === false) return t("values.none");
    if (typeof value === "boolean") return t(value ? "values.yes" : "values.no");
    if (Array.isArray(value)) {
      const chosen = addOns.filter((addOn) => value.includes(addOn));
      return chosen.length === 0
        ? t("values.noAddOns")
        : formatList(
            chosen.map((addOn) => t(`addOns.${addOn}`)),
            language,
          );
    }
    const word = [...claimsOptions, ...repairs].find((one) => one === value);
    if (word) return t(`values.${word}`);
    if (input === "value" || input === "excess")
      return <Price amount={formatNumber(Number(value), language)} />;
    return <Ltr>{String(value)}</Ltr>;
  };

  return (name: string, value: Value) => {
    const input = ratedInputNamed(name);
    return input && { question: t(`inputs.${input}`), answer: answerOf(input, value) };
  };
}
