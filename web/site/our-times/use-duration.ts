import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { durationParts } from "./duration-parts.ts";

/** "3 h 20 min", "11 days". */
export const durationInWords = (t: TFunction<"site">, seconds: number): string => {
  const [first, second] = durationParts(seconds).map(({ unit, count }) =>
    t(`ourTimes.duration.${unit}`, { count }),
  );
  if (first === undefined) return t("ourTimes.duration.atOnce");
  return second === undefined ? first : t("ourTimes.duration.two", { first, second });
};

export const useDuration = () => {
  const { t } = useTranslation("site");
  return (seconds: number) => durationInWords(t, seconds);
};
