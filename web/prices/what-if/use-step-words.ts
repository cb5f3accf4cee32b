import { useTranslation } from "react-i18next";
import type { Step } from "../../../domain/quotes/scenarios/scenario.ts";
import { plainAmount } from "./scenario-amount.tsx";

const yearNames = ["first", "second", "third", "fourth", "fifth"] as const;

/** What a step says, with its numbers. */
export function useStepWords() {
  const { t } = useTranslation("prices/what-if");
  const nameOfYear = (year: number) => t(`useYears.${yearNames[year - 1] ?? "later"}`);

  return ({ code, values = {} }: Step): string => {
    const { aed, year, years, days } = values;
    return t(`step.${code}`, {
      ...values,
      ...(aed !== undefined && { aed: plainAmount(Math.round(aed * 100)) }),
      ...(year !== undefined && { year: nameOfYear(year) }),
      ...(years !== undefined && { years: nameOfYear(years) }),
      ...(code === "rentalCar" && { count: days ?? 0 }),
    });
  };
}
